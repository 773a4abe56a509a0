const MINUTE = 60
const HOUR = 3600

/** Seconds as hh:mm:ss; hours may have more than two digits. */
export function clockDuration(seconds: number): string {
  const whole = Math.round(seconds)
  return [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE), whole % MINUTE]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
