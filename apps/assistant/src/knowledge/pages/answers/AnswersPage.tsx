import { knowledge } from '@console/contracts'
import { ApiError, useHost } from '@console/sub-app'
import { StatusWord } from '@console/ui'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { BusinessPageProps } from '../../../base/components/managed-list/business-page.tsx'
import { ManagedListPage } from '../../../base/components/managed-list/ManagedListPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { ANSWER_TONES } from '../../components/answer-tones.ts'
import { truncateText } from '../../model/truncate-text.ts'
import { useMoveAnswer, useQuestionOptions } from '../../queries/questions.ts'

export { texts } from '../../texts.ts'

/** px. */
const TEXT_WIDTH = 180

/** Answers, from draft through review to publication. */
export function AnswersPage({ scope }: BusinessPageProps) {
  const { formatMessage, locale } = useIntl()
  const questions = useQuestionOptions(scope.bizTypeId)
  const stateName = (state: knowledge.AnswerState) => formatMessage({ id: `knowledge.answer.state.${state}` })
  const filters = useMemo(() => {
    const options = knowledge.ANSWER_STATES.map((value) => ({ value, label: stateName(value) }))
    return [{ name: 'state', kind: 'choice', options } as const, { name: 'text', kind: 'text' } as const]
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the names follow the language
  }, [locale])
  const canEdit = ({ state }: knowledge.Answer) => knowledge.canChangeAnswer('edit', state)

  return (
    <ManagedListPage
      calls={knowledge.answers}
      scope={scope}
      texts="knowledge.answer"
      filters={filters}
      toFilters={({ state, text }) => ({
        questionId: undefined,
        state: knowledge.ANSWER_STATES.find((one) => one === state),
        text: text ?? undefined,
      })}
      columns={useAnswerColumns()}
      nameOf={({ questionName }) => questionName}
      fields={[
        { name: 'questionId', kind: 'choice', ...questions },
        { name: 'content', kind: 'area' },
      ]}
      nameField="content"
      emptyDraft={{ questionId: 0, content: '' }}
      toDraft={({ questionId, content }) => ({ questionId, content })}
      canEdit={canEdit}
      canRemove={canEdit}
      renderActions={(answer) => <AnswerActions answer={answer} />}
    />
  )
}

function useAnswerColumns(): RecordColumn<knowledge.Answer>[] {
  const { formatMessage } = useIntl()
  const stateName = (state: knowledge.AnswerState) => formatMessage({ id: `knowledge.answer.state.${state}` })
  return [
    { key: 'question', render: ({ questionName }) => questionName, maxWidth: TEXT_WIDTH, isLong: true },
    { key: 'content', render: ({ content }) => truncateText(content), maxWidth: TEXT_WIDTH, isLong: true },
    {
      key: 'state',
      render: ({ state }) => <StatusWord tone={ANSWER_TONES[state]}>{stateName(state)}</StatusWord>,
    },
    { key: 'remark', render: ({ remark }) => remark ?? '-', maxWidth: TEXT_WIDTH, isLong: true },
  ]
}

/** The next step of an answer on its way to publication: submitted for review, or withdrawn from it. */
function AnswerActions({ answer }: { answer: knowledge.Answer }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const moveAnswer = useMoveAnswer()
  const { questionName: name, state } = answer
  const action = (['submit', 'withdraw'] as const).find((one) => knowledge.canChangeAnswer(one, state))
  if (action === undefined) return null

  async function move(to: 'submit' | 'withdraw'): Promise<void> {
    try {
      await moveAnswer(to, answer)
      services.toast.success(formatMessage({ id: `knowledge.answer.${to}Done` }, { name }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      services.toast.error(error.message)
    }
  }

  return (
    <Button
      type="link"
      aria-label={formatMessage({ id: `knowledge.answer.${action}Of` }, { name })}
      onClick={() => void move(action)}
    >
      {formatMessage({ id: `knowledge.answer.${action}` })}
    </Button>
  )
}
