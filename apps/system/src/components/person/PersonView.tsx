import { account } from '@console/contracts'
import { RecordSlots, useFormSlots } from '@console/domain-ui/slots'
import { failureText, useHost } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/form'
import { PageLink } from '@console/sub-app/page-link'
import { formatTime, saveFile } from '@console/ui'
import { FormDialog, TextField } from '@console/ui/form'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { PEOPLE_CALLS, usePersonalData, useResetFactor } from '../../queries/people.ts'
import { ActionOutcome } from './ActionOutcome.tsx'
import { toFields, toForm, usePersonHints } from './person-form.ts'
import { toPersonRecord } from './person-record.ts'
import { PersonFields } from './PersonFields.tsx'
import { PersonSessions } from './PersonSessions.tsx'
import { StatusTag } from './StatusTag.tsx'
import { usePeopleActions } from './use-people-actions.ts'
import styles from './Person.module.css'

const AUDIT_PATH = '/console/msgcenter/audit'

/** State of the edit form, from the address. */
export type PersonEditing = { isEditing: boolean; onEditing: (isEditing: boolean) => void }

/** One account: facts, actions, sessions and granted pages. */
export function PersonView({
  person,
  isEditing,
  onEditing,
}: PersonEditing & { person: account.PersonDetail }) {
  const { formatMessage } = useIntl()
  const actions = usePeopleActions()
  const { hindrance, status } = person
  const isOff = hindrance !== null
  const canEdit = !isOff || hindrance === 'self'
  return (
    <div className={styles['panel']}>
      {hindrance !== null && (
        <p className={styles['hindrance']}>{formatMessage({ id: `people.hindrance.${hindrance}` })}</p>
      )}
      <div className={`ui-wrap ui-gap-8 ${styles['actions']}`}>
        <Button disabled={!canEdit} onClick={() => onEditing(true)}>
          {formatMessage({ id: 'people.edit' })}
        </Button>
        <Button disabled={isOff} onClick={() => void actions.resetPasswords([person])}>
          {formatMessage({ id: 'people.resetPassword' })}
        </Button>
        <ResetFactorButton person={person} />
        {status === 'enabled' ? (
          <Button danger disabled={isOff} onClick={() => void actions.disable([person])}>
            {formatMessage({ id: 'people.disable' })}
          </Button>
        ) : (
          <Button disabled={isOff} onClick={() => void actions.enable([person])}>
            {formatMessage({ id: 'people.enable' })}
          </Button>
        )}
      </div>
      <section className="ui-stack ui-gap-8" aria-label={formatMessage({ id: 'person.facts' })}>
        <PersonFacts person={person} />
      </section>
      <PersonSessions person={person} />
      <PersonPages pages={person.pages} />
      <PageLink to={`${AUDIT_PATH}?opUserId=${person.id}`}>
        {formatMessage({ id: 'person.history' })}
      </PageLink>
      <RecordSlots target="person" record={toPersonRecord(person)} />
      <PersonalData person={person} />
      {isEditing && canEdit && <EditPersonDialog person={person} onClose={() => onEditing(false)} />}
      <ActionOutcome actions={actions} />
    </div>
  )
}

/** Deletes a lost second factor; absent where there is none, and where the platform knows none. */
function ResetFactorButton({
  person: { id, name, factorSince, hindrance },
}: {
  person: account.PersonDetail
}) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const reset = useResetFactor()
  if (factorSince == null) return null
  async function confirm() {
    await services.confirm({
      title: formatMessage({ id: 'people.resetFactor.title' }, { name }),
      content: formatMessage({ id: 'people.resetFactor.text' }),
      okText: formatMessage({ id: 'people.resetFactor' }),
      isDestructive: true,
      onOk: async () => {
        await reset.mutateAsync(id)
        services.toast.success(formatMessage({ id: 'people.resetFactor.done' }))
      },
    })
  }
  return (
    <Button disabled={hindrance !== null} onClick={() => void confirm()}>
      {formatMessage({ id: 'people.resetFactor' })}
    </Button>
  )
}

/** The pages that a person's roles grant together, as in their menu. */
function PersonPages({ pages }: Pick<account.PersonDetail, 'pages'>) {
  const { formatMessage, locale } = useIntl()
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' })
  return (
    <section className="ui-stack ui-gap-8" aria-label={formatMessage({ id: 'person.pages' })}>
      <h3 className={styles['heading']}>{formatMessage({ id: 'person.pages' })}</h3>
      {pages.length === 0 ? (
        <p className="ui-no-margin ui-note ui-muted">{formatMessage({ id: 'person.pages.none' })}</p>
      ) : (
        <dl className={styles['facts']}>
          {pages.map((group) => [
            <dt key={group.id}>{group.name}</dt>,
            <dd key={`${group.id}-pages`}>{list.format(group.pages)}</dd>,
          ])}
        </dl>
      )}
    </section>
  )
}

type EditPersonDialogProps = { person: account.PersonDetail; onClose: () => void }

/** A masked number is not sent. */
function EditPersonDialog({ person, onClose }: EditPersonDialogProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const ofApps = useFormSlots('person', String(person.id))
  const form = useCallForm(account.modify, {
    present: { form: toForm(person), version: person.version },
    draftId: person.id,
    toBody: (edited, version) => {
      const { phone, ...fields } = toFields(edited)
      return { id: person.id, version, ...fields, ...(person.isPhoneShown ? { phone } : {}) }
    },
    hints: usePersonHints(),
    check: ofApps.check,
    changes: PEOPLE_CALLS,
    onDone: (_answer, { name }) => {
      void ofApps.save(String(person.id))
      services.toast.success(formatMessage({ id: 'people.saved' }, { name }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'people.edit.title' }, { name: person.name })}
      okText={formatMessage({ id: 'people.save' })}
      form={form}
      onClose={onClose}
    >
      <PersonFields field={form.field} person={person} />
      {ofApps.fields}
    </FormDialog>
  )
}

/** The facts of an account. */
function PersonFacts({ person }: { person: account.PersonDetail }) {
  const { formatMessage } = useIntl()
  const { language, timezone } = useHost()
  const none = formatMessage({ id: 'person.none' })
  const names = (named: readonly account.Named[]) => named.map(({ name }) => name).join(', ') || none
  const time = (at: number | null) =>
    at === null ? formatMessage({ id: 'people.never' }) : formatTime(at, timezone)
  const facts = {
    'people.username': person.username,
    'people.nickName': person.nickName ?? none,
    'people.phone': person.phone ?? none,
    'people.organization': person.orgPath ?? none,
    'people.position':
      person.position === null
        ? formatMessage({ id: 'people.position.none' })
        : account.POSITION_NAMES[person.position][language],
    'people.roles': names(person.roles),
    'people.businessTypes': names(person.businessTypes),
    ...(person.factorSince === undefined
      ? {}
      : {
          'people.factor':
            person.factorSince === null
              ? formatMessage({ id: 'people.factor.off' })
              : formatMessage({ id: 'people.factor.on' }, { time: time(person.factorSince) }),
        }),
    'people.lastSignIn': time(person.lastSignInAt),
    'people.created': time(person.createdAt),
    'people.changed': time(person.changedAt),
  }
  return (
    <dl className={styles['facts']}>
      <dt>{formatMessage({ id: 'people.status' })}</dt>
      <dd>
        <StatusTag person={person} />
      </dd>
      {Object.entries(facts).map(([id, value]) => [
        <dt key={id}>{formatMessage({ id })}</dt>,
        <dd key={`${id}-value`}>{value}</dd>,
      ])}
    </dl>
  )
}

/** A person's stored data: download and erasure (R39). */
function PersonalData({ person }: { person: account.PersonDetail }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const take = usePersonalData()
  const [isErasing, setErasing] = useState(false)
  const { hindrance } = person
  const canTake = hindrance === null || hindrance === 'self'

  async function save() {
    try {
      const data = await take.mutateAsync(person.id)
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json;charset=utf-8' })
      saveFile(`${person.username}.json`, file)
    } catch (error) {
      services.reportError(error, 'account.personalData')
    }
  }

  return (
    <section className="ui-stack ui-gap-8" aria-label={formatMessage({ id: 'person.data' })}>
      <h3 className={styles['heading']}>{formatMessage({ id: 'person.data' })}</h3>
      <p className="ui-no-margin ui-note ui-muted">{formatMessage({ id: 'person.data.text' })}</p>
      <div className={`ui-wrap ui-gap-8 ${styles['actions']}`}>
        <Button disabled={!canTake} loading={take.isPending} onClick={() => void save()}>
          {formatMessage({ id: 'person.data.export' })}
        </Button>
        <Button danger disabled={hindrance !== null} onClick={() => setErasing(true)}>
          {formatMessage({ id: 'person.erase' })}
        </Button>
      </div>
      {take.error !== null && (
        <p className="ui-no-margin ui-small ui-error" role="alert">
          {formatMessage({ id: 'person.data.failed' })} {failureText(take.error)}
        </p>
      )}
      {isErasing && <EraseDialog person={person} onClose={() => setErasing(false)} />}
    </section>
  )
}

/** Cannot be undone: confirmed by typing the username. */
function EraseDialog({ person, onClose }: { person: account.PersonDetail; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { id, name, username } = person
  const form = useCallForm(account.erase, {
    present: { form: { username: '' } },
    draftId: null,
    toBody: (typed) => ({ id, ...typed }),
    hints: { username: formatMessage({ id: 'person.erase.differs' }) },
    changes: PEOPLE_CALLS,
    onDone: () => {
      services.toast.success(formatMessage({ id: 'person.erase.done' }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'person.erase.title' }, { name })}
      okText={formatMessage({ id: 'person.erase' })}
      form={form}
      isDestructive
      onClose={onClose}
    >
      <p className="ui-no-margin ui-note ui-muted">
        {formatMessage({ id: 'person.erase.text' }, { id: `#${id}` })}
      </p>
      <TextField
        label={formatMessage({ id: 'person.erase.confirm' }, { username })}
        hasFocus
        {...form.field('username')}
      />
    </FormDialog>
  )
}
