export { addDays, dayRangeToUnix, daysIn, formatDay, formatTime, type DayRange } from './zoned-time.ts'
