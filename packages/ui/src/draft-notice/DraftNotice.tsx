import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { serverNow } from '../time/server-time.ts'
import { wallClock } from '../time/wall-clock.ts'

type DraftNoticeProps = {
  /** When the draft was written, in milliseconds, and how to discard it; nothing is shown while the time is null. */
  draft: { typedAt: number | null; discard: () => void }
  /** IANA name. */
  timezone: string
}

/** Notes above a form that it was filled from a draft. */
export function DraftNotice({ draft: { typedAt, discard }, timezone }: DraftNoticeProps) {
  const { formatMessage } = useIntl()
  if (typedAt === null) return null
  return (
    <p className="ui-cluster ui-gap-4 ui-no-margin ui-note ui-muted ui-phone-touch-buttons" role="status">
      {formatMessage({ id: 'ui.draft.back' }, { time: timeText(typedAt, timezone) })}
      <Button
        size="small"
        type="link"
        onClick={({ currentTarget }) => {
          // The button disappears; the focus moves to the form.
          currentTarget
            .closest('form, [role="dialog"]')
            ?.querySelector<HTMLElement>('input, textarea')
            ?.focus()
          discard()
        }}
      >
        {formatMessage({ id: 'ui.draft.discard' })}
      </Button>
    </p>
  )
}

/** The time, with the day when it is not today. */
function timeText(at: number, timezone: string): string {
  const { day, time } = wallClock(at / 1000, timezone)
  const clock = time.slice(0, 5)
  return day === wallClock(serverNow() / 1000, timezone).day ? clock : `${day} ${clock}`
}
