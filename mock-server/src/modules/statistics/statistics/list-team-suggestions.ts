import { teamSuggestion, userData } from '@console/contracts'
import { canOpen } from '../../../access/policy.ts'
import { route } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { addDays, toZonedDay } from '../../../platform/time/days.ts'
import { requireBusinessType } from '../../identity/business/public.ts'
import { findScope } from '../../identity/organization/public.ts'
import { matchedSuggestions } from './matched-suggestions.ts'
import { findPersonFigures, findSuggestions } from './suggestion.store.ts'
import { findMembers, type Member } from './team-suggestions.store.ts'

export const listTeamSuggestions = route(teamSuggestion.teams, {
  policy: canOpen('statistic.team'),
  handler: async ({ ctx, tx, session, language, query: { bizTypeId, orgId: orgIds } }) => {
    await requireBusinessType(tx, bizTypeId)
    const suggestions = await findSuggestions(tx, { bizTypeId, language })
    if (suggestions.length === 0) return { teams: [] }
    const scope = await findScope(tx, { userId: session.userId, orgId: undefined })
    const members = await findMembers(tx, { orgIds, scope })
    const today = toZonedDay(toUnixSeconds(ctx.clock.now()), session.timezone)
    const figures = await findPersonFigures(tx, {
      filter: {
        beginDay: addDays(today, 1 - userData.SUGGESTION_DAYS),
        endDay: today,
        bizTypeId,
        scope,
      },
      userIds: members.map(({ userId }) => userId),
    })
    const byPerson = Map.groupBy(figures, ({ userId }) => userId)
    const matched = members.map((member) => ({
      member,
      suggestions: matchedSuggestions(suggestions, byPerson.get(member.userId) ?? []),
    }))
    const teams = orgIds.map((orgId) =>
      buildSuggestedTeam(
        orgId,
        matched.filter(({ member }) => member.orgId === orgId),
      ),
    )
    return { teams: teams.filter(({ peopleCnt }) => peopleCnt > 0) }
  },
})

type Matched = { member: Member; suggestions: readonly userData.MatchedSuggestion[] }

/** The suggestions for a team's people, each once, with the people that it applies to. */
function buildSuggestedTeam(orgId: number, matched: readonly Matched[]): teamSuggestion.SuggestedTeam {
  const named = matched.flatMap(({ member, suggestions }) =>
    suggestions.map((suggestion) => ({ member, suggestion })),
  )
  return {
    orgId,
    peopleCnt: matched.filter(({ suggestions }) => suggestions.length > 0).length,
    suggestions: [...Map.groupBy(named, ({ suggestion }) => suggestion.id).values()].flatMap((holding) => {
      const [first] = holding
      if (first === undefined) return []
      const { rules: _rules, ...suggestion } = first.suggestion
      return [
        { ...suggestion, people: holding.map(({ member: { userId, userName } }) => ({ userId, userName })) },
      ]
    }),
  }
}
