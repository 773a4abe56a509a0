import { useHost } from '@console/sub-app'
import { BandSelect } from '@console/ui'
import { useIntl } from 'react-intl'
import { DrilledRank } from '../../components/DrilledRank.tsx'
import { useDrillPath } from '../../components/use-drill-path.ts'
import { useStat } from '../../page-query/stat-context.ts'
import { useLabelRank } from '../../queries/labels.ts'
import { labelSessionsLink } from './label-link.ts'
import type { LabelChoice } from './use-label-choice.ts'

/** px */
const WIDTH = 260

type LabelRankProps = { choice: LabelChoice; ranked: number }

/** Organisations and people by the hits of one label; a person's sessions with it open in a new tab (DSET-022 to DSET-025). */
export function LabelRank({ choice, ranked }: LabelRankProps) {
  const { formatMessage } = useIntl()
  const { services, timezone } = useHost()
  const { query, wire, round } = useStat()
  const drill = useDrillPath(round, query.organisation)
  const { organisation } = drill
  const rank = useLabelRank({
    ...wire,
    ...(organisation === null ? {} : { orgId: organisation }),
    labelId: ranked,
  })
  return (
    <DrilledRank
      title={formatMessage({ id: 'stat.labels.rank' })}
      valueName={formatMessage({ id: 'stat.label.hits' })}
      query={rank}
      drill={drill}
      onPerson={(person) =>
        services.openLink(labelSessionsLink(query, timezone, { label: ranked, organisation, person }))
      }
      tools={
        <BandSelect
          label={formatMessage({ id: 'stat.label' })}
          value={ranked}
          options={choice.options}
          width={WIDTH}
          onChange={choice.rank}
        />
      }
    />
  )
}
