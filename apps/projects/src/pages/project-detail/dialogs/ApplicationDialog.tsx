import type { projectEntity } from '@console/contracts'
import { AppModal } from '@console/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { reasonText } from '../../../model/action-reason.ts'
import { toProjectState } from '../../../model/to-project-state.ts'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import styles from './ProjectDialogs.module.css'
import { ReviewDialog } from './ReviewDialog.tsx'
import type { ProjectDetail } from '../../../model/actor.ts'

type ApplicationDialogProps = {
  project: ProjectDetail
  assignment: projectEntity.Assignment
  onClose: () => void
}

/** An application: a review form for users who may decide, read-only for others. */
export function ApplicationDialog(props: ApplicationDialogProps) {
  const { project, assignment, onClose } = props
  const { formatMessage } = useIntl()
  const isPending = assignment.applicationStatus === 'pending'
  const [wasPending] = useState(isPending)
  const reasonId = reasonText('review', toProjectState(project, assignment))
  if (reasonId === null) return <ReviewDialog {...props} />
  const noteId = isPending ? reasonId : wasPending ? 'projectDetail.review.meanwhile' : null
  return (
    <AppModal
      open
      title={formatMessage({ id: 'projectDetail.review.title' }, { name: assignment.tenantName })}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{formatMessage({ id: 'ui.close' })}</Button>}
    >
      {noteId !== null && (
        <p className={styles['notice']} role="alert">
          {formatMessage({ id: noteId })}
        </p>
      )}
      <ApplicationFacts assignment={assignment} />
    </AppModal>
  )
}
