import { sessionRecord } from '@console/contracts'
import { failureText, useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { CaseForm } from '../../components/CaseForm.tsx'
import { useAddCase } from '../../queries/cases.ts'

/** Saves the session as an example. */
export function CaseDialog({ sessionId, onClose }: { sessionId: string; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const add = useAddCase()
  return (
    <CaseForm
      heading={formatMessage({ id: 'session.keep' })}
      keptAs={{ name: sessionRecord.addCase.id, id: sessionId }}
      initial={{ title: '', note: '' }}
      isSaving={add.isPending}
      problem={add.error === null ? null : failureText(add.error)}
      onSave={(text, onSaved) =>
        add.mutate(
          { sessionId, ...text },
          {
            onSuccess: () => {
              services.toast.success(formatMessage({ id: 'case.added' }))
              onSaved()
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}
