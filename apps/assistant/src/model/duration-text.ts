const MINUTE = 60
const HOUR = 3600

/** Seconds as `1:02:03`, or `2:03` below an hour. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(whole / HOUR)
  const minutes = Math.floor((whole % HOUR) / MINUTE)
  const rest = two(whole % MINUTE)
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${two(minutes)}:${rest}`
}
