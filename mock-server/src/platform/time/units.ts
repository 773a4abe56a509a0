/** Units of a length, not of a calendar: a day that changes its clocks is longer or shorter. */
export { DAY_MS, DAY_SECONDS, HOUR_MS, HOUR_SECONDS, MINUTE_MS, SECOND_MS } from '@console/contracts'
