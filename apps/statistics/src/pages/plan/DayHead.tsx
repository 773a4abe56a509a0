import { useIntl } from 'react-intl'

/** `2026-11-20 Fri` */
export function DayHead({ day }: { day: string }) {
  const { formatDate } = useIntl()
  return (
    <>
      {day} <span>{formatDate(`${day}T00:00:00Z`, { weekday: 'short', timeZone: 'UTC' })}</span>
    </>
  )
}
