import { projectPersonnel } from '@console/contracts'
import { lazyPart, useHasCall, useHost } from '@console/sub-app'
import { flagField, formatTime, PartBoundary, useUrlSearch } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { type Fact, FactList } from '../../components/FactList.tsx'
import { FileList } from '../../components/files/FileList.tsx'
import { IndustryName } from '../../components/IndustryName.tsx'
import { NoFreeBusinessBanner } from '../../components/NoFreeBusinessBanner.tsx'
import { MonthlyReportsDrawer, PersonnelDialog } from '../../components/on-demand-parts.ts'
import { ProjectStatusTag } from '../../components/ProjectStatusTag.tsx'
import { ProviderStatus } from '../../components/ProviderStatus.tsx'
import { RefusedDialog } from '../../components/RefusedDialog.tsx'
import { VerificationBanner } from '../../components/VerificationBanner.tsx'
import type { ProviderDetail } from '../../model/actor.ts'
import { providerProjectState, reasonText } from '../../model/project-state.ts'
import type { ApplicationFormProps } from './ApplicationForm.tsx'
import { ProviderDetailHead } from './ProviderDetailHead.tsx'
import styles from './ProviderDetailPage.module.css'

/** A first application, or a rejected one resubmitted (PROV-020, PROV-021). */
const ApplicationDialog = lazyPart<ApplicationFormProps>(async () => {
  const { ApplicationForm, texts } = await import(
    /* webpackChunkName: "on-demand-application" */ './ApplicationForm.tsx'
  )
  return { Page: ApplicationForm, texts }
})

/** The dialog or drawer that is open. */
const providerDetailSearch = { apply: flagField(), report: flagField(), personnel: flagField() }

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

/** Reasons that nobody in the company can change by applying. */
const FUTILE_REASONS: readonly string[] = ['project.why.notVerified', 'project.why.noFreeBusiness']

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
  return refusedAtStart !== null && FUTILE_REASONS.includes(refusedAtStart) ? (
    <RefusedDialog title={project.projectName} reasonId={refusedAtStart} onClose={onClose} />
  ) : (
    <ApplicationDialog project={project} onClose={onClose} />
  )
}

function ApplicationCard({ project }: { project: ProviderDetail }) {
  const { formatMessage } = useIntl()
  const facts = useApplicationFacts(project)
  if (project.applicationID == null) {
    return <p className="ui-no-margin ui-muted">{formatMessage({ id: 'providerDetail.application.none' })}</p>
  }
  return <FactList facts={facts} />
}

/** A part of the page with its name above. */
function FactCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`ui-pad-16 ui-card ${styles['card']}`} aria-label={title}>
      <h2>{title}</h2>
      <PartBoundary>{children}</PartBoundary>
    </section>
  )
}

/** The facts of a project that a provider sees before it applies. */
function useProjectFacts(project: ProviderDetail): readonly Fact[] {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  const { modifyTimestamp } = project
  const fact = (key: string, value: Fact['value']) => ({
    key,
    label: formatMessage({ id: `providerDetail.${key}` }),
    value,
  })
  return [
    fact('id', project.projectID),
    fact('code', project.projectCode),
    fact('status', <ProjectStatusTag status={project.projectStatus ?? null} />),
    fact('owner', project.ownerName),
    fact('industry', <IndustryName of={project} />),
    fact('need', formatNumber(project.manpowerDemand)),
    fact('created', formatTime(project.createTimestamp, timezone)),
    fact('modified', modifyTimestamp === undefined ? null : formatTime(modifyTimestamp, timezone)),
    { ...fact('projectDescription', project.description), isWide: true },
  ]
}

/** The company's own application and its outcome. */
function useApplicationFacts(project: ProviderDetail): readonly Fact[] {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone } = useHost()
  const fact = (key: string, value: Fact['value']) => ({
    key,
    label: formatMessage({ id: `providerDetail.${key}` }),
    value,
  })
  const number = (value: number | null | undefined) => (value == null ? null : formatNumber(value))
  const moment = (value: number | null | undefined) => (value == null ? null : formatTime(value, timezone))
  return [
    fact('applicationId', project.applicationID),
    fact('applicationStatus', formatMessage({ id: `project.application.${project.applicationStatus}` })),
    ...(project.applicationStatus === 'passed'
      ? [fact('assignmentStatus', <ProviderStatus state={project} />)]
      : []),
    fact('contactPerson', project.contactPerson),
    fact('contact', project.contact),
    fact('business', project.bizTypeName),
    fact('manpowerApplied', number(project.manpowerApplied)),
    fact('manpowerAssigned', number(project.manpowerAssigned)),
    fact('confirmed', number(project.confirmedManpower)),
    fact('applied', moment(project.applyTimestamp)),
    fact('reviewed', moment(project.reviewTimestamp)),
    fact('reviewRemark', project.reviewRemark),
    { ...fact('description', project.applicationDesc), isWide: true },
  ]
}
