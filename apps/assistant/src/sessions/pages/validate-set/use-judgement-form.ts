import type { sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useForm, useFormValues } from '@console/sub-app/form'
import { useIntl } from 'react-intl'
import type { Sentence } from '../../../base/model/conversation.ts'
import { useJudge } from '../../queries/judgements.ts'
import { judgementFor, optionsFor, type LabelType, type LinkedLabel, type Option } from './judged.ts'

type JudgementFormOptions = {
  sessionId: string
  /** Null: the session as a whole. */
  sentence: Sentence | null
  linked: LinkedLabel
  judgements: readonly sessionRecord.Judgement[]
}

type Judged = { labelType: LabelType; labelID: number | null; labelOption: Option | null }

/** No label has this id: a form without one is not sent. */
const NOTHING = 0

/** The form of a verdict, with the earlier verdict on the same item and the options it offers. */
export function useJudgementForm({ sessionId, sentence, linked, judgements }: JudgementFormOptions) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const judge = useJudge()
  const missing = formatMessage({ id: 'judge.labelMissing' })
  const draft = useFormValues<Judged>({
    labelType: linked.labelType ?? 2,
    labelID: linked.labelID,
    labelOption: null,
  })
  const { labelType, labelID, labelOption } = draft.form
  const known = judgementFor(judgements, { sentence, labelType, labelID })
  const offered = optionsFor(sentence)
  const option = offered.find((one) => one === (labelOption ?? known?.labelOption)) ?? offered[0]
  const form = useForm({
    draft,
    check: (values) => (values.labelID === null ? { labelID: missing } : {}),
    save: async (values: Judged) =>
      judge.mutateAsync({
        sessionId,
        labelType: values.labelType,
        labelID: values.labelID ?? NOTHING,
        labelOption: option,
        ...(sentence === null ? {} : { voiceId: sentence.callId, index: sentence.seq }),
        ...(known ? { before: { evaluationId: known.evaluationId, revision: known.revision } } : {}),
      }),
    staysAsItIs: true,
    onSaved: () => services.toast.success(formatMessage({ id: 'judge.stored' })),
  })
  return { form, labelType, known, offered, option }
}
