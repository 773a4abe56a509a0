export { clockParts, durationText, minutesText, twoDigits } from './duration-text.ts'
export {
  addDays,
  dayRangeToUnix,
  daysIn,
  formatClock,
  formatDay,
  formatTime,
  toWireDay,
  type DayRange,
} from './zoned-time.ts'
