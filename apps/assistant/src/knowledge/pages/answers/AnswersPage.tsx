import { knowledge } from '@console/contracts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { ManagedListPage } from '../../../base/components/managed-list/ManagedListPage.tsx'
import type { BusinessPageProps } from '../../../base/components/managed-list/of-business.tsx'
import { useQuestionOptions } from '../../queries/questions.ts'
import { AnswerActions } from './AnswerActions.tsx'
import { useAnswerColumns } from './use-answer-columns.tsx'

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
