export {
  addDays,
  dayRangeToUnix,
  daysIn,
  formatDay,
  formatTime,
  toWireDay,
  type DayRange,
} from './zoned-time.ts'
