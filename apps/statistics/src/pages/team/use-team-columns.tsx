import type { DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import type { StatModules } from '../../model/stat-modules.ts'
import { TeamLink } from './TeamLink.tsx'
import { TeamSuggestions } from './TeamSuggestions.tsx'
import { useTeamFigures, type Team } from './use-team-figures.ts'

/** px */
const TEAM_WIDTH = 160
const HEAD_WIDTH = 72

export function useTeamColumns(modules: StatModules, hasSuggestions: boolean): DataColumn<Team>[] {
  const { formatMessage } = useIntl()
  const figures = useTeamFigures(modules)
  return [
    {
      key: 'orgName',
      title: formatMessage({ id: 'stat.team' }),
      fixed: 'left',
      maxWidth: TEAM_WIDTH,
      render: (_value, row) => <TeamLink row={row} />,
    },
    ...figures.map(({ key, label, textOf }) => ({
      key,
      title: label,
      align: 'right' as const,
      headWidth: HEAD_WIDTH,
      render: (_value: unknown, row: Team) => textOf(row),
    })),
    ...(hasSuggestions
      ? [
          {
            key: 'suggestions',
            title: formatMessage({ id: 'stat.suggestions' }),
            render: (_value: unknown, row: Team) => <TeamSuggestions row={row} />,
          },
        ]
      : []),
  ]
}
