import { knowledge } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { ManagedForm } from '../../../base/components/managed-list/ManagedForm.tsx'
import { useHandleFeedback } from '../../queries/feedback.ts'
import { useSavedToast } from '../../../base/components/managed-list/use-saved-toast.ts'

/** Records how a recommendation that was not accepted was handled. */
export function HandleForm({ row, onClose }: { row: knowledge.FeedbackRow; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const showSaved = useSavedToast()
  const handle = useHandleFeedback()
  return (
    <ManagedForm
      title={row.questionName}
      draftKey={{ name: knowledge.handleFeedback.id, id: row.recommendationId }}
      texts="knowledge.feedback"
      fields={[{ name: 'note', kind: 'area', hasHint: true }]}
      schema={knowledge.handleFeedback.body}
      initial={{ recommendationId: row.recommendationId, note: '' }}
      nameField="note"
      onClose={onClose}
      onSave={async (body) => {
        const outcome = await handle(body)
        if (outcome === 'saved') showSaved()
        else services.toast.error(formatMessage({ id: 'knowledge.feedback.handledAlready' }))
      }}
    />
  )
}
