import { company, factor } from '@console/contracts'
import { SettingsSlots } from '@console/domain-ui/slots'
import { ApiError, useOwnerDraft } from '@console/sub-app'
import { useForm, versionPart } from '@console/sub-app/form'
import { ErrorState, flagField, useUrlSearch } from '@console/ui'
import { FormDialog, TextField } from '@console/ui/form'
import { Button, Skeleton, Switch } from 'antd'
import { useIntl } from 'react-intl'
import { useShell } from '../../../../runtime/context/shell-context.tsx'
import { PageCard } from '../../../../runtime/router/PageCard.tsx'
import type { ShellPage } from '../../../../runtime/router/shell-page.ts'
import { companyTexts } from '../company-texts.ts'
import type { CompanyDetail } from '../model/company-detail.ts'
import {
  CONTACT_FIELDS,
  type ContactProblems,
  contactProblems,
  contactProblemsAt,
  toContact,
} from '../model/contact-form.ts'
import { useCompanyDetail, useSaveContact, useSetSignInRule } from '../queries/company.ts'
import { CompanyCard } from './CompanyCard.tsx'
import { FactorDemandCard } from './FactorDemandCard.tsx'
import { InviteCard } from './InviteCard.tsx'
import { LogoCard } from './LogoCard.tsx'
import styles from './CompanySettingsPage.module.css'

const FACTS = [
  'name',
  'adminName',
  'contactPerson',
  'contactTel',
  'contactEmail',
  'address',
  'timezone',
] as const satisfies readonly (keyof CompanyDetail)[]

const companySearch = { edit: flagField() }

/** The company's name and contact data, its invite code and its logos (COMP-001). */
export function CompanySettingsPage() {
  const { formatMessage } = useIntl()
  const { client } = useShell()
  const { data: detail, error, isFetching, refetch } = useCompanyDetail()
  if (detail === undefined && error !== null && !isFetching) {
    return (
      <PageCard>
        <ErrorState
          title={formatMessage({ id: 'company.failed' })}
          error={error}
          onRetry={() => void refetch()}
        />
      </PageCard>
    )
  }
  if (detail === undefined) {
    return (
      <div className={styles['page']} role="status" aria-label={formatMessage({ id: 'ui.loading' })}>
        {['facts', 'invite', 'logos'].map((card) => (
          <div key={card} className="ui-card">
            <div className="ui-pad-16">
              <Skeleton active paragraph={{ rows: card === 'facts' ? 6 : 3 }} />
            </div>
          </div>
        ))}
      </div>
    )
  }
  return (
    <div className={styles['page']}>
      {error !== null && (
        <p className="ui-after-8 ui-small ui-error" role="alert">
          {formatMessage({ id: 'company.stale' }, { reason: error.message })}
        </p>
      )}
      <FactsCard detail={detail} />
      <InviteCard invitation={detail.insertInvCodeData ?? null} />
      <LogoCard detail={detail} />
      {client.has(company.setSignInRule) && <SignInRuleCard detail={detail} />}
      {client.has(factor.demand) && <FactorDemandCard />}
      <SettingsSlots />
    </div>
  )
}

/** The rule by which a sign-in ends the person's other sessions (R42). */
function SignInRuleCard({ detail: { oneSignIn, version } }: { detail: CompanyDetail }) {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  const { mutate, isPending } = useSetSignInRule()
  const title = formatMessage({ id: 'company.oneSignIn' })
  const save = (next: boolean): void => {
    mutate(
      { oneSignIn: next, ...versionPart(version ?? 0) },
      {
        onSuccess: () =>
          services.toast.success(
            formatMessage({ id: next ? 'company.oneSignIn.on' : 'company.oneSignIn.off' }),
          ),
        onError: (error) => services.toast.error(error.message),
      },
    )
  }
  return (
    <CompanyCard
      title={title}
      tools={<Switch checked={oneSignIn === true} loading={isPending} aria-label={title} onChange={save} />}
    >
      <p className={styles['note']}>{formatMessage({ id: 'company.oneSignIn.text' })}</p>
    </CompanyCard>
  )
}

/** The company's own data (COMP-002); name, administrator and zone are the platform's to change. */
function FactsCard({ detail }: { detail: CompanyDetail }) {
  const { formatMessage } = useIntl()
  const { search, setSearch } = useUrlSearch(companySearch)
  const canChange = useShell().client.has(company.modify)
  return (
    <CompanyCard
      title={formatMessage({ id: 'company.facts' })}
      tools={
        canChange && (
          <Button onClick={() => setSearch({ edit: true })}>{formatMessage({ id: 'company.edit' })}</Button>
        )
      }
    >
      <dl className={styles['facts']}>
        {FACTS.map((fact) => (
          <FactRow key={fact} name={formatMessage({ id: `company.fact.${fact}` })} value={detail[fact]} />
        ))}
      </dl>
      {canChange && search.edit && (
        <ContactDialog detail={detail} onClose={() => setSearch({ edit: false }, { replace: true })} />
      )}
    </CompanyCard>
  )
}

function FactRow({ name, value }: { name: string; value: string | null | undefined }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value?.trim() || '-'}</dd>
    </>
  )
}

/**
 * Details that a company edits about itself. A refusal keeps the typed values and is shown at its field, or above the
 * buttons.
 */
function ContactDialog({ detail, onClose }: { detail: CompanyDetail; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { services, timezone, user } = useShell()
  const saving = useSaveContact()
  const toProblemTexts = (problems: ContactProblems) =>
    Object.fromEntries(
      CONTACT_FIELDS.flatMap((field) => {
        const id = problems[field]
        const max = company.CONTACT_MAX_LENGTHS[field]
        return id === undefined ? [] : [[field, formatMessage({ id }, { max })]]
      }),
    )
  const present = { form: toContact(detail), version: detail.version ?? 0 }
  const draft = useOwnerDraft(
    { owner: user, onProblem: (problem) => services.reportError(new Error(problem), 'formDraft') },
    { name: company.modify.id, initial: present.form, version: present.version },
  )
  const form = useForm({
    draft,
    present,
    timezone,
    check: (values) => toProblemTexts(contactProblems(values)),
    // As the contract takes them: trimmed.
    save: async (values) =>
      saving.mutateAsync({ ...company.contactFields.parse(values), ...versionPart(draft.seenVersion) }),
    refusedFields: (error) =>
      toProblemTexts(
        contactProblemsAt(error instanceof ApiError ? Object.keys(error.detail.fields ?? {}) : []),
      ),
    onSaved: () => {
      services.toast.success(formatMessage({ id: 'global.saved_successfully' }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'company.edit.title' })}
      okText={formatMessage({ id: 'company.edit.save' })}
      form={form}
      onClose={onClose}
    >
      {CONTACT_FIELDS.map((field) => (
        <TextField
          key={field}
          label={formatMessage({ id: `company.fact.${field}` })}
          type={field === 'contactEmail' ? 'email' : field === 'contactTel' ? 'tel' : 'text'}
          {...form.field(field)}
        />
      ))}
    </FormDialog>
  )
}

export const companyPage: ShellPage = { Page: CompanySettingsPage, texts: companyTexts }
