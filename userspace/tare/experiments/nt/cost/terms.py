# SPDX-License-Identifier: GPL-2.0-only
"""Which term of an operation's cost a function is: the first whose pattern begins its name."""

import re
from functools import cache

# what the kernel does that no pattern names is OTHER, and so is what interrupts
USER, SERVICE, OTHER = "user", "service", "other"
LSM, LOCKS, ENTRY, SWITCH, PIPES, COPYING = (
    "LSM", "locks", "entry", "switch", "pipes", "copying")
TERMS = (ENTRY, LSM, SERVICE, LOCKS, SWITCH, PIPES, COPYING, USER, OTHER)
# all of a module's functions are the service that it gives
SERVICES = ("tare_ntobj", "ntsync")
# of switching, what only accounts for it
ACCOUNTED = re.compile("psi_|record_times|(__)?update_(load|cfs|tg)|propagate_entity_load"
                       "|cpuacct|attach_entity_load|account_llc|decay_load|accumulate_sum")
_PATTERNS = {
    LSM: "security_|apparmor_|aa_|common_(file_)?perm|tomoyo_|bpf_lsm_|hook_|yama_|ima_|evm_"
         "|landlock_|cap_",
    LOCKS: "_raw_|(__)?mutex_|__rcu_read_|osq_|rcuwait_",
    SWITCH: "(__)?schedule|preempt_|psi_|record_times|cpuacct|propagate_|attach_entity|dl_|update_"
            "|__update_(load|curr|se|rq|cfs|tg|min_vruntime|deadline|entity|irq_load|blocked)"
            "|(__)?(pick_|put_prev|set_next|enqueue_(task|entity)|dequeue_(task|entit)|place_ent)"
            "|requeue_delayed|clear_(budd|delay)|check_(spread|preempt|cfs|update)|entity_"
            "|(avg_|min_)?vruntime|try_to_wake|ttwu_|wake_?up_|default_wake|(__)?resched_"
            "|__switch_to|switch_(mm|ldt|fpu|to)|finish_(task|swait)|load_new_mm|choose_new_asid"
            "|invalidate_user|cr4_|native_load_tls|hrtick|(__)?rb_|(native_)?sched_|ktime_get$"
            "|(__)?hrtimer_(start|setup|active|try|bases|init|cancel|reprogram)|enqueue_hrtimer"
            "|__remove_hrtimer|timerqueue|read_tsc|(save|restore)_fpregs|xfd_|x86_task_fpu"
            "|(__)?rseq|mm_(cid|needs)|exit_to_user_mode_loop|task_(rq|mm)|_*task_rq_lock"
            "|rcu_(note|qs|softirq|preempt_deferred)|migrate_disable|arch_scale|account_llc|scx_"
            "|_find_first_bit|__(rd|wr)gsbase|mem_cgroup_handle|blkcg_maybe|compute_energy"
            "|select_task|available_idle|yield_to|get_nohz|start_dl|swake|prepare_to_swait"
            "|reweight|(__)?calc_|tg_cpus|decay_|_sched",
    PIPES: "(do_)?(anon_)?pipe_|ep_|epi_|do_epoll|__x64_sys_(epoll|read|write)|ksys_(read|write)"
           "|vfs_(read|write)|do_(iter|readv|writev)|rw_verify|(__)?import_(iovec|ubuf)|iovec_from"
           "|copy_iovec|(__)?fdget_pos|(__)?wake_up|autoremove|prepare_to_wait|finish_wait"
           "|init_wait|kill_fasync|__pm_relax|touch_atime|atime_needs|inode_(needs|update)"
           "|timestamp_|current_time|(file|generic)_update|(__)?mnt_|make_vfs|__mark_inode"
           "|__get_task_ioprio|fsnotify|ktime_get_coarse|poll_|generic_pipe|file_remove",
    COPYING: "_?_copy_|copy_(page|user|to|from)|rep_movs|rep_stos|(__)?(get|put)_user_|memcpy"
             "|memmove|page_copy|(__)?check_(object|stack|heap)|pfn_to_online|__nr_to_section"
             "|fault_in|__virt_addr|clear_user",
    ENTRY: "entry_SYS|do_syscall|x64_sys_call|syscall_|fpregs_assert|prandom_u32|(__)?exit_to"
           "|arch_exit|amd_clear|(__)?fdget|__fget|fput|__x64_sys_(ioctl|futex)|do_vfs_ioctl"
           "|do_futex|__indirect_thunk|__x86_(indirect|return)|native_irq_return|error_|swapgs",
    SERVICE: "futex_|__futex|get_futex|plist_|wake_q|gup_fast|internal_get_user"
             "|try_(grab|get)_folio|__pte_|__pkru|p[mu]d_huge|PageHuge|k?v?(mem|z|m)alloc|__k"
             "|k(v?free|mem_)|memset|memcg_slab|__slab|cache_from|should_fail|cmpxchg_|slab_"
             "|put_cpu|strlen|fget|is_vmalloc|set_normalized|ktime_|timens",
}
_OF = {term: re.compile(pattern) for term, pattern in _PATTERNS.items()}


@cache
def of(function, module=""):
    """The term of a function of the kernel, or of a MODULE."""
    if module in SERVICES:
        return SERVICE
    return next((term for term, pattern in _OF.items() if pattern.match(function)), OTHER)
