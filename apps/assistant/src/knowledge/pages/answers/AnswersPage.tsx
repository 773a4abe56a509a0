import { knowledge } from '@console/contracts'
import { ApiError, useHost } from '@console/sub-app'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ManagedListPage } from '../../../base/components/managed-list/ManagedListPage.tsx'
import type { BusinessPageProps } from '../../../base/components/managed-list/of-business.tsx'
import { useMoveAnswer } from '../../queries/answers.ts'
import { useQuestionOptions } from '../../queries/questions.ts'
import { useAnswerColumns } from './use-answer-columns.tsx'

/** Answers, from draft through review to publication. */
export function AnswersPage({ scope }: BusinessPageProps) {
  const { formatMessage, locale } = useIntl()
  const questions = useQuestionOptions(scope.bizTypeId)
  const { services } = useHost()
  const moveAnswer = useMoveAnswer()
  const stateName = (state: knowledge.AnswerState) => formatMessage({ id: `knowledge.answer.state.${state}` })
  const filters = useMemo(() => {
    const options = knowledge.ANSWER_STATES.map((value) => ({ value, label: stateName(value) }))
    return [{ name: 'state', kind: 'choice', options } as const, { name: 'text', kind: 'text' } as const]
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the names follow the language
  }, [locale])
  const mayEdit = ({ state }: knowledge.Answer) => knowledge.mayWithAnswer('edit', state)

  async function move(action: 'submit' | 'withdraw', answer: knowledge.Answer): Promise<void> {
    try {
      await moveAnswer(action, answer)
      services.toast.success(
        formatMessage({ id: `knowledge.answer.${action}Done` }, { name: answer.questionName }),
      )
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      services.toast.error(error.message)
    }
  }

  function renderActions(answer: knowledge.Answer) {
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
      columns={useAnswerColumns()}
      nameOf={({ questionName }) => questionName}
      fields={[
        { name: 'questionId', kind: 'choice', ...questions },
        { name: 'content', kind: 'area' },
      ]}
      nameField="content"
      emptyDraft={{ questionId: 0, content: '' }}
      toDraft={({ questionId, content }) => ({ questionId, content })}
      mayEdit={mayEdit}
      mayRemove={mayEdit}
      renderActions={renderActions}
    />
  )
}
