export { buildMonitorFilter, type MonitorFilter } from './monitor.policy.ts'
export { inPlan } from './people.store.ts'
export { plannedShifts, type ShiftView } from './planned-shifts.ts'
