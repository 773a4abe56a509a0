import { useHost } from '@console/sub-app'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { personLink } from '../../components/stat-links.ts'
import { useStat } from '../../frame/stat-context.ts'
import type { AnyUserRow } from './use-user-columns.tsx'
import styles from '../../components/RowCard.module.css'

/** A person, whose own statistics open in a new tab (STAT-095). */
export function UserLink({ row: { userID, userName } }: { row: AnyUserRow }) {
  const { formatMessage } = useIntl()
  const { services, timezone } = useHost()
  const { query } = useStat()
  return (
    <Button
      type="link"
      size="small"
      className={styles['link'] ?? ''}
      aria-label={formatMessage({ id: 'stat.user.open' }, { name: userName })}
      onClick={() => services.openLink(personLink(query, timezone, userID))}
    >
      {userName}
    </Button>
  )
}
