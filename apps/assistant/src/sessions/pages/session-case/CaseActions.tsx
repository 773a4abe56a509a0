import type { sessionRecord } from '@console/contracts'
import { Button } from 'antd'
import { useIntl } from 'react-intl'

export type CaseHandlers = {
  onEdit: (kept: sessionRecord.SessionCase) => void
  onRemove: (kept: sessionRecord.SessionCase) => Promise<void>
}

type CaseActionsProps = CaseHandlers & { kept: sessionRecord.SessionCase }

/** The actions on an example. */
export function CaseActions({ kept, onEdit, onRemove }: CaseActionsProps) {
  const { formatMessage } = useIntl()
  const { title } = kept
  return (
    <>
      <Button
        type="link"
        aria-label={formatMessage({ id: 'case.editTitle' }, { title })}
        onClick={() => onEdit(kept)}
      >
        {formatMessage({ id: 'case.edit' })}
      </Button>
      <Button
        type="link"
        danger
        aria-label={formatMessage({ id: 'case.removeOne' }, { title })}
        onClick={() => void onRemove(kept)}
      >
        {formatMessage({ id: 'case.remove' })}
      </Button>
    </>
  )
}
