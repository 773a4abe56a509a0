import { sessionRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
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
      heading={formatMessage({ id: 'session.saveAsExample' })}
      draftKey={{ name: sessionRecord.addCase.id, id: sessionId }}
      initial={{ title: '', note: '' }}
      onSave={async (text) => add.mutateAsync({ sessionId, ...text })}
      onSaved={() => {
        services.toast.success(formatMessage({ id: 'case.added' }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
