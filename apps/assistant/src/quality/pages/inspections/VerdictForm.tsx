import { type BodyOf, qualityDesk } from '@console/contracts'
import { ApiError, useFormDraft, useHost } from '@console/sub-app'
import { useForm } from '@console/sub-app/form'
import { formatTime, Icon } from '@console/ui'
import { FormBody, LongTextField } from '@console/ui/form'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { toFieldProblems } from '../../../base/components/managed-list/form-problems.ts'
import { useSavedToast } from '../../../base/components/managed-list/use-saved-toast.ts'
import { useJudgeItem } from '../../queries/quality-desk.ts'
import { AssigneeSelect } from './AssigneeSelect.tsx'
import { Verdict } from './Verdict.tsx'

const REMARK_ROWS = { minRows: 3, maxRows: 10 }
const VERDICTS = [
  { verdict: 'pass', icon: 'check' },
  { verdict: 'fail', icon: 'close' },
] as const

type VerdictFormProps = {
  item: qualityDesk.InspectionItem
  /** Another session waits for its verdict. */
  hasNext: boolean
  onSaved: () => void
}

/** The verdict on one session: a button each, none of which is chosen before. A failed session needs a reason. */
export function VerdictForm({ item, hasNext, onSaved }: VerdictFormProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const form = useVerdictForm({ item, onSaved })
  const { verdict, judgedAt } = item
  return (
    <>
      {verdict !== null && (
        <p className="ui-no-margin ui-small">
          <Verdict item={{ ...item, remark: null }} />
          {judgedAt !== null && <span className="ui-muted"> · {formatTime(judgedAt, timezone)}</span>}
        </p>
      )}
      <FormBody
        form={form}
        footer={
          <div className="ui-wrap ui-gap-8 ui-phone-buttons">
            {VERDICTS.map((one) => (
              <Button
                key={one.verdict}
                icon={<Icon name={one.icon} size={14} />}
                danger={one.verdict === 'fail'}
                loading={form.isSending && form.values.verdict === one.verdict}
                onClick={() => form.submitWith({ verdict: one.verdict })}
              >
                {formatMessage({
                  id: hasNext ? `quality.item.give.${one.verdict}` : `quality.verdict.${one.verdict}`,
                })}
              </Button>
            ))}
          </div>
        }
      >
        <LongTextField
          label={formatMessage({ id: 'quality.item.field.remark' })}
          note={formatMessage({ id: 'quality.item.hint.remark' })}
          rows={REMARK_ROWS}
          {...form.field('remark')}
        />
      </FormBody>
      <div className="ui-stack ui-gap-4 ui-small">
        <span className="ui-muted" aria-hidden="true">
          {formatMessage({ id: 'quality.item.column.assignedTo' })}
        </span>
        <AssigneeSelect item={item} />
      </div>
    </>
  )
}

type Values = { verdict: BodyOf<typeof qualityDesk.judgeItem>['verdict'] | null; remark: string }

function useVerdictForm({ item, onSaved }: Pick<VerdictFormProps, 'item' | 'onSaved'>) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const showSaved = useSavedToast()
  const judge = useJudgeItem(item)
  const { id, version } = item
  const initial: Values = { verdict: null, remark: item.remark ?? '' }
  const draft = useFormDraft({ name: qualityDesk.judgeItem.id, id, version, initial })
  const isOutdated = version !== draft.seenVersion
  const form = useForm<Values, unknown>({
    draft,
    timezone,
    ...(isOutdated ? { present: { form: initial, version } } : {}),
    check: (values) => {
      const { error } = qualityDesk.judgeItem.body.safeParse(values)
      const problem = error && toFieldProblems(error)['remark']
      if (problem === undefined || 'text' in problem) return {}
      return { remark: formatMessage({ id: problem.id }, { max: problem.max ?? 0 }) }
    },
    save: async (values) => judge(qualityDesk.judgeItem.body.parse(values)),
    onSaved: () => {
      showSaved()
      onSaved()
    },
  })
  const isConflict = form.error instanceof ApiError && form.error.status === 409
  return isConflict && !isOutdated
    ? { ...form, conflict: { text: formatMessage({ id: 'managed.conflict' }) } }
    : form
}
