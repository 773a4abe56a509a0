import type { knowledge } from '@console/contracts'
import { StatusWord } from '@console/ui'
import { useIntl } from 'react-intl'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { ANSWER_TONES } from '../../components/answer-tones.ts'
import { truncateText } from '../../model/truncate-text.ts'

/** px. */
const TEXT_WIDTH = 180

export function useAnswerColumns(): RecordColumn<knowledge.Answer>[] {
  const { formatMessage } = useIntl()
  const stateName = (state: knowledge.AnswerState) => formatMessage({ id: `knowledge.answer.state.${state}` })
  return [
    { key: 'question', render: ({ questionName }) => questionName, maxWidth: TEXT_WIDTH },
    { key: 'content', render: ({ content }) => truncateText(content), maxWidth: TEXT_WIDTH },
    {
      key: 'state',
      render: ({ state }) => <StatusWord tone={ANSWER_TONES[state]}>{stateName(state)}</StatusWord>,
    },
    { key: 'remark', render: ({ remark }) => remark ?? '-', maxWidth: TEXT_WIDTH },
  ]
}
