import type { qualityDesk } from '@console/contracts'
import { Level, StatusWord } from '@console/ui'
import { useIntl } from 'react-intl'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'

/** px. */
const PHRASES_WIDTH = 224

export function useRuleColumns(): RecordColumn<qualityDesk.Rule>[] {
  const { formatMessage } = useIntl()
  return [
    { key: 'name', render: ({ name }) => name },
    { key: 'scene', render: ({ sceneName }) => sceneName },
    { key: 'level', render: ({ level }) => <Level level={level} /> },
    { key: 'phrases', render: ({ phrases }) => phrases.join(' · '), maxWidth: PHRASES_WIDTH },
    {
      key: 'isEnabled',
      render: ({ isEnabled }) => (
        <StatusWord tone={isEnabled ? 'good' : 'quiet'}>
          {formatMessage({ id: isEnabled ? 'quality.rule.on' : 'quality.rule.off' })}
        </StatusWord>
      ),
    },
    { key: 'hits', render: ({ hits }) => hits, isNumber: true },
  ]
}
