import { useHost } from '@console/sub-app'
import { PageLink } from '@console/sub-app/page-link'
import { Fragment } from 'react'
import { useIntl } from 'react-intl'
import { NewTabLink } from '../../components/NewTabLink.tsx'
import { personLink, teamLink, USERS_PAGE } from '../../components/stat-links.ts'
import { SuggestionPopover } from '../../components/SuggestionPopover.tsx'
import { useStat } from '../../page-query/stat-context.ts'
import type { Team } from './use-team-figures.ts'

/** For how many of its people a suggestion holds; opened, which ones and for whom, with the way to all of them. */
export function TeamSuggestions({ row: { orgId, orgName: name, suggested } }: { row: Team }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { query } = useStat()
  if (suggested === undefined) return '-'
  const count = suggested.peopleCnt
  return (
    <SuggestionPopover
      text={formatMessage({ id: 'stat.team.suggestions.count' }, { count })}
      label={formatMessage({ id: 'stat.team.suggestions.of' }, { count, name })}
      suggestions={suggested.suggestions}
      reasonOf={renderReason}
      foot={
        services.canOpen(USERS_PAGE) && (
          <p>
            <PageLink
              to={teamLink(query, orgId, 'all')}
              label={formatMessage({ id: 'stat.team.suggestions.open' }, { name })}
            >
              {formatMessage({ id: 'stat.team.suggestions.open' }, { name })}
            </PageLink>
          </p>
        )
      }
    />
  )
}

/** So many are named; all of them are in the table of the team's people. */
const NAMED = 5

type Holding = NonNullable<Team['suggested']>['suggestions'][number]
type Person = Holding['people'][number]

function renderReason({ people }: Holding) {
  return <SuggestedPeople people={people} />
}

/** Each opens their own statistics in a new tab, as in the table of people. */
function SuggestedPeople({ people }: { people: readonly Person[] }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { query } = useStat()
  const others = people.length - NAMED
  return (
    <>
      {formatMessage({ id: 'stat.team.suggestions.why' }, { count: people.length })}{' '}
      {people.slice(0, NAMED).map(({ userId, userName: name }, index) => (
        <Fragment key={userId}>
          {index > 0 && ', '}
          <NewTabLink
            href={personLink(query, timezone, userId)}
            label={formatMessage({ id: 'stat.user.open' }, { name })}
          >
            {name}
          </NewTabLink>
        </Fragment>
      ))}
      {others > 0 && formatMessage({ id: 'stat.team.suggestions.others' }, { count: others })}
    </>
  )
}
