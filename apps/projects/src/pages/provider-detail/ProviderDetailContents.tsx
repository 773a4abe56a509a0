import { projectPersonnel } from '@console/contracts'
import { useHost, useHasCall } from '@console/sub-app'
import { useUrlSearch } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FileList } from '../../components/files/FileList.tsx'
import { FactList } from '../../components/FactList.tsx'
import { NoFreeBusinessBanner } from '../../components/NoFreeBusinessBanner.tsx'
import { PersonnelDialog } from '../../components/personnel/PersonnelDialog.tsx'
import { MonthlyReportsDrawer } from '../../components/reports/MonthlyReportsDrawer.tsx'
import { RefusedDialog } from '../../components/RefusedDialog.tsx'
import { VerificationBanner } from '../../components/VerificationBanner.tsx'
import { reasonText } from '../../model/action-reason.ts'
import { providerProjectState } from '../../model/provider-project-state.ts'
import { ApplicationDialog } from './ApplicationDialog.tsx'
import type { ProviderDetail } from '../../model/actor.ts'
import { FactCard } from './FactCard.tsx'
import { providerDetailSearch } from './provider-detail.search.ts'
import { ProviderDetailHead } from './ProviderDetailHead.tsx'
import styles from './ProviderDetailPage.module.css'
import { useApplicationFacts, useProjectFacts } from './use-facts.tsx'

/** The project's facts, the application with its review, and the actions. */
export function ProviderDetailContents({ project }: { project: ProviderDetail }) {
  const { formatMessage } = useIntl()
  const { user } = useHost()
  const hasPersonnel = useHasCall(projectPersonnel.personnel)
  const { search, problems, setSearch } = useUrlSearch(providerDetailSearch)
  const projectState = providerProjectState(project, project.actor)
  const isRejected = project.applicationStatus === 'rejected'
  const canApply = isRejected || project.applicationStatus === 'default'
  const refusedId = reasonText(isRejected ? 'applyAgain' : 'apply', projectState)
  const { projectID, projectName, reviewRemark, attachmentFiles } = project
  return (
    <div>
      <ProviderDetailHead project={project} onOpen={(name) => setSearch({ [name]: true })} />
      <div className={styles['main']}>
        <AddressNotice problems={problems} onClear={() => setSearch({}, { replace: true })} />
        <VerificationBanner actor={project.actor} />
        {canApply && <NoFreeBusinessBanner actor={project.actor} />}
        {isRejected && (
          <p className={styles['rejected']} dir="auto">
            <strong>{formatMessage({ id: 'providerDetail.reviewRemark' })}</strong> {reviewRemark ?? '-'}
          </p>
        )}
        <FactCard title={formatMessage({ id: 'providerDetail.project' })}>
          <FactList facts={useProjectFacts(project)} />
        </FactCard>
        <FactCard title={formatMessage({ id: 'providerDetail.application' })}>
          <ApplicationCard project={project} />
        </FactCard>
        {attachmentFiles !== undefined && attachmentFiles.length > 0 && (
          <FactCard title={formatMessage({ id: 'providerDetail.attachments' })}>
            <FileList files={attachmentFiles} />
          </FactCard>
        )}
      </div>
      {search.apply && (
        <OpenedApplication
          project={project}
          refusedId={refusedId}
          onClose={() => setSearch({ apply: false }, { replace: true })}
        />
      )}
      {search.report && (
        <MonthlyReportsDrawer
          project={{ id: projectID, name: projectName, createTimestamp: project.createTimestamp }}
          owner={{ id: user.tenantId, type: 'contractor' }}
          canFile={reasonText('reportAsContractor', projectState)}
          onClose={() => setSearch({ report: false }, { replace: true })}
        />
      )}
      {search.personnel && hasPersonnel && (
        <PersonnelDialog
          project={project}
          onClose={() => setSearch({ personnel: false }, { replace: true })}
        />
      )}
    </div>
  )
}

/** Reasons that nobody of the company changes by applying. */
const IN_VAIN: readonly string[] = ['project.why.notVerified', 'project.why.noFreeBusiness']

type OpenedApplicationProps = {
  project: ProviderDetail
  /** Message id of why the company cannot apply now. */
  refusedId: string | null
  onClose: () => void
}

/**
 * The form that the address opens, or why it would be filled in vain. What has been typed stays in sight when a colleague
 * applies meanwhile, or the last free business is taken (PROV-022).
 */
function OpenedApplication({ project, refusedId, onClose }: OpenedApplicationProps) {
  const [refusedAtStart] = useState(refusedId)
  return refusedAtStart !== null && IN_VAIN.includes(refusedAtStart) ? (
    <RefusedDialog title={project.projectName} reasonId={refusedAtStart} onClose={onClose} />
  ) : (
    <ApplicationDialog project={project} onClose={onClose} />
  )
}

function ApplicationCard({ project }: { project: ProviderDetail }) {
  const { formatMessage } = useIntl()
  const facts = useApplicationFacts(project)
  if (project.applicationID == null) {
    return <p className={styles['none']}>{formatMessage({ id: 'providerDetail.application.none' })}</p>
  }
  return <FactList facts={facts} />
}
