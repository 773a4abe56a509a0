import { qualityDesk, type BodyOf } from '@console/contracts'
import { useIntl } from 'react-intl'
import { ManagedForm } from '../../../base/components/managed-list/ManagedForm.tsx'
import { ReviewedSession } from '../../../base/components/transcript/ReviewedSession.tsx'
import { useJudgeItem } from '../../queries/inspections.ts'
import { useSavedToast } from '../../../base/components/managed-list/use-saved-toast.ts'

const VERDICTS = ['pass', 'fail'] as const

type JudgeFormProps = {
  item: qualityDesk.InspectionItem
  onNext: (() => void) | undefined
  onClose: () => void
}

/** The verdict on one session; a failed one requires a reason. */
export function JudgeForm({ item, onNext, onClose }: JudgeFormProps) {
  const { formatMessage } = useIntl()
  const showSaved = useSavedToast()
  const judge = useJudgeItem(item)
  const { id, version, sessionId, verdict, remark } = item
  const initial: BodyOf<typeof qualityDesk.judgeItem> = { verdict: verdict ?? 'pass', remark: remark ?? '' }
  return (
    <ManagedForm
      title={formatMessage({ id: 'quality.item.judgeOf' }, { session: sessionId })}
      draftKey={{ name: qualityDesk.judgeItem.id, id, version }}
      texts="quality.item"
      beside={<ReviewedSession sessionId={sessionId} />}
      onNext={onNext}
      fields={[
        {
          name: 'verdict',
          kind: 'choice',
          options: VERDICTS.map((value) => ({
            value,
            label: formatMessage({ id: `quality.verdict.${value}` }),
          })),
        },
        { name: 'remark', kind: 'area', hasHint: true },
      ]}
      schema={qualityDesk.judgeItem.body}
      initial={initial}
      nameField="remark"
      onClose={onClose}
      onSave={async (body) => {
        await judge(body)
        showSaved()
      }}
    />
  )
}
