import { knowledge } from '@console/contracts'
import { ApiError, useHost } from '@console/sub-app'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ManagedListPage } from '../../../base/components/managed-list/ManagedListPage.tsx'
import type { BusinessPageProps } from '../../../base/components/managed-list/of-business.tsx'
import { StatusWord } from '../../../base/components/StatusWord.tsx'
import { ANSWER_TONES } from '../../components/answer-tones.ts'
import { beginningOf } from '../../model/beginning-of.ts'
import { useQuestionOptions } from '../../queries/questions.ts'

/** Answers on their way from a draft over a review to everybody who asks. */
export function AnswersPage({ scope }: BusinessPageProps) {
  const { formatMessage, locale } = useIntl()
  const questions = useQuestionOptions(scope.bizTypeId)
  const move = useMoveAnswer()
  const stateName = (state: knowledge.AnswerState) => formatMessage({ id: `knowledge.answer.state.${state}` })
  const filters = useMemo(() => {
    const options = knowledge.ANSWER_STATES.map((value) => ({ value, label: stateName(value) }))
    return [{ name: 'state', kind: 'choice', options } as const, { name: 'text', kind: 'text' } as const]
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the names follow the language
  }, [locale])
  const mayEdit = ({ state }: knowledge.Answer) => knowledge.mayWithAnswer('edit', state)

  function actionsOf(answer: knowledge.Answer) {
    const action = (['submit', 'withdraw'] as const).find((one) => knowledge.mayWithAnswer(one, answer.state))
    return (
      action !== undefined && (
        <Button
          type="link"
          aria-label={formatMessage({ id: `knowledge.answer.${action}Of` }, { name: answer.questionName })}
          onClick={() => void move(action, answer)}
        >
          {formatMessage({ id: `knowledge.answer.${action}` })}
        </Button>
      )
    )
  }

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
      columns={[
        { key: 'question', render: ({ questionName }) => questionName },
        { key: 'content', render: ({ content }) => beginningOf(content) },
        {
          key: 'state',
          render: ({ state }) => <StatusWord tone={ANSWER_TONES[state]}>{stateName(state)}</StatusWord>,
        },
        { key: 'remark', render: ({ remark }) => remark ?? '-' },
      ]}
      nameOf={({ questionName }) => questionName}
      fields={[
        { name: 'questionId', kind: 'choice', ...questions },
        { name: 'content', kind: 'area' },
      ]}
      nameField="content"
      emptyDraft={{ questionId: 0, content: '' }}
      draftOf={({ questionId, content }) => ({ questionId, content })}
      mayEdit={mayEdit}
      mayRemove={mayEdit}
      actionsOf={actionsOf}
    />
  )
}

/** Hands an answer in, or takes it back; what the server refuses is told, and the list loaded anew. */
function useMoveAnswer() {
  const { formatMessage } = useIntl()
  const { client, services } = useHost()
  const queryClient = useQueryClient()
  return async (action: 'submit' | 'withdraw', { id, version, questionName }: knowledge.Answer) => {
    const call = action === 'submit' ? knowledge.submitAnswer : knowledge.withdrawAnswer
    try {
      await client.send(call, { params: { id }, query: { version }, isQuiet: true })
      services.toast.success(formatMessage({ id: `knowledge.answer.${action}Done` }, { name: questionName }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      services.toast.error(error.message)
    }
    await queryClient.invalidateQueries({ queryKey: [knowledge.answers.list.id] })
  }
}
