import type { sessionRecord } from '@console/contracts'
import { Button } from 'antd'
import { useIntl } from 'react-intl'

export type CaseHandlers = {
  onEdit: (sessionCase: sessionRecord.SessionCase) => void
  onRemove: (sessionCase: sessionRecord.SessionCase) => Promise<void>
}

type CaseActionsProps = CaseHandlers & { sessionCase: sessionRecord.SessionCase }

/** The actions on an example. */
export function CaseActions({ sessionCase, onEdit, onRemove }: CaseActionsProps) {
  const { formatMessage } = useIntl()
  const { title } = sessionCase
  return (
    <>
      <Button
        type="link"
        aria-label={formatMessage({ id: 'case.editTitle' }, { title })}
        onClick={() => onEdit(sessionCase)}
      >
        {formatMessage({ id: 'case.edit' })}
      </Button>
      <Button
        type="link"
        danger
        aria-label={formatMessage({ id: 'case.removeOne' }, { title })}
        onClick={() => void onRemove(sessionCase)}
      >
        {formatMessage({ id: 'case.remove' })}
      </Button>
    </>
  )
}
