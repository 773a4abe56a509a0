import { useHost } from '@console/sub-app'
import { PageLink } from '@console/sub-app/page-link'
import { useIntl } from 'react-intl'
import { teamLink, USERS_PAGE } from '../../components/stat-links.ts'
import { useStat } from '../../page-query/stat-context.ts'
import type { Team } from './use-team-figures.ts'

/** A team, which opens its people (RPT-065); a name alone for who may not open them. */
export function TeamLink({ row: { orgId, orgName } }: { row: Team }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { query } = useStat()
  if (!services.canOpen(USERS_PAGE)) return orgName
  return (
    <PageLink to={teamLink(query, orgId)} label={formatMessage({ id: 'stat.team.open' }, { name: orgName })}>
      {orgName}
    </PageLink>
  )
}
