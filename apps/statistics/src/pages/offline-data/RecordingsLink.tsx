import { useHost } from '@console/sub-app'
import { PageLink } from '@console/sub-app/page-link'
import { useIntl } from 'react-intl'

/** The page of the recordings, in a frame, which passes the day on (BILL-Q16). */
const RECORDINGS_PAGE = '/console/session/offline'

/** The recordings of a day, in the same tab, so that going back returns to the list; nothing for who may not open them. */
export function RecordingsLink({ day }: { day: string }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  if (!services.canOpen(RECORDINGS_PAGE)) return '-'
  return (
    <PageLink
      to={`${RECORDINGS_PAGE}?date=${day}`}
      label={formatMessage({ id: 'offlineData.detail.of' }, { day })}
    >
      {formatMessage({ id: 'offlineData.detail' })}
    </PageLink>
  )
}

/** The link names the day alone (BILL-037), so that its page may list more than the row counts. */
export function RecordingsNote() {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  if (!services.canOpen(RECORDINGS_PAGE)) return null
  return (
    <p className="ui-no-margin ui-size-12 ui-muted">{formatMessage({ id: 'offlineData.detail.note' })}</p>
  )
}
