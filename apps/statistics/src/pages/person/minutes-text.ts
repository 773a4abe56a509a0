import { clockParts } from '@console/ui/time'
import type { IntlShape } from 'react-intl'

const MINUTE = 60

/** `1 hour 5 minutes`; below a minute its seconds. */
export function minutesText(seconds: number, formatNumber: IntlShape['formatNumber']): string {
  const unit = (value: number, name: string) =>
    formatNumber(value, { style: 'unit', unit: name, unitDisplay: 'long' })
  if (seconds < MINUTE) return unit(seconds, 'second')
  const [hours, minutes] = clockParts(seconds)
  return [
    ...(hours > 0 ? [unit(hours, 'hour')] : []),
    ...(minutes > 0 ? [unit(minutes, 'minute')] : []),
  ].join(' ')
}
