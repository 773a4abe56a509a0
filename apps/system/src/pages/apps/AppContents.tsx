import { subApp } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { PageLink } from '@console/sub-app/page-link'
import { Button } from 'antd'
import { Fragment, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { toAppState } from '../../model/app-state.ts'
import type { ArchiveUploads } from '../../queries/use-archive-uploads.ts'
import { AppActions } from './AppActions.tsx'
import { AppHealth } from './AppHealth.tsx'
import { AppStateWord } from './AppStateWord.tsx'
import { ConsentForm } from './ConsentForm.tsx'
import { PermissionList } from './PermissionList.tsx'
import { useRemoveApp } from './use-remove-app.ts'
import { VersionList } from './VersionList.tsx'
import styles from './AppsPage.module.css'

type AppContentsProps = {
  app: subApp.AppRow
  mayRegister: boolean
  uploads: ArchiveUploads
  onAddVersion: () => void
  onEdit: () => void
  onRemoved: () => void
}

/** An app: what it is, what the company decides about it, and for its owner and people of the platform how its versions do. */
export function AppContents({
  app,
  mayRegister,
  uploads,
  onAddVersion,
  onEdit,
  onRemoved,
}: AppContentsProps) {
  const { formatMessage } = useIntl()
  const { trust, current, isOwned } = app
  const showsVersions = trust !== 'own' && (mayRegister || isOwned)
  return (
    <div className={styles['contents']}>
      <div className="ui-stack ui-gap-12">
        <AppFacts app={app} />
        {(trust === 'own' || mayRegister || current !== null) && (
          <AppActions app={app} hasEverywhere={mayRegister} />
        )}
        {trust !== 'own' && mayRegister && <ManageActions {...{ app, onEdit, onRemoved }} />}
      </div>
      {trust !== 'own' && current !== null && <ConsentSection app={app} current={current} />}
      {showsVersions && (
        <section className="ui-stack ui-gap-8" aria-label={formatMessage({ id: 'apps.versions' })}>
          <div className={styles['head']}>
            <h3 className={styles['heading']}>{formatMessage({ id: 'apps.versions' })}</h3>
            {mayRegister && (
              <Button size="small" onClick={onAddVersion}>
                {formatMessage({ id: 'apps.versions.add' })}
              </Button>
            )}
          </div>
          <VersionList {...{ app, mayRegister, uploads }} />
        </section>
      )}
      {showsVersions && <AppHealth module={app.module} />}
    </div>
  )
}

/** Changes and removes an app, for people of the platform. */
function ManageActions({ app, onEdit, onRemoved }: Pick<AppContentsProps, 'app' | 'onEdit' | 'onRemoved'>) {
  const { formatMessage } = useIntl()
  const removeApp = useRemoveApp(onRemoved)
  return (
    <div className={styles['actions']}>
      <Button onClick={onEdit}>{formatMessage({ id: 'apps.edit' })}</Button>
      <Button danger onClick={() => void removeApp(app)}>
        {formatMessage({ id: 'apps.remove' })}
      </Button>
    </div>
  )
}

function AppFacts({ app }: { app: subApp.AppRow }) {
  const { formatMessage, formatNumber } = useIntl()
  const { trust, current, ownerContact, ownerCompany, isOwned } = app
  const ofOthers: readonly (readonly [label: string, value: ReactNode])[] = [
    ['apps.facts.version', current === null ? '-' : formatNumber(current.number)],
    ['apps.facts.places', <AppPlaces key="places" app={app} />],
    ['apps.contact', ownerContact],
    ...(ownerCompany === null
      ? []
      : [
          [
            'apps.facts.ownerCompany',
            isOwned ? formatMessage({ id: 'apps.facts.isOwned' }) : ownerCompany,
          ] as const,
        ]),
  ]
  const facts: typeof ofOthers = [
    ['apps.state', <AppStateWord key="state" state={toAppState(app)} />],
    ['apps.trust', formatMessage({ id: `apps.trust.${trust}` })],
    ...(trust === 'own' ? [] : ofOthers),
  ]
  return (
    <dl className={styles['facts']} aria-label={formatMessage({ id: 'apps.facts' })}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles['fact']}>
          <dt>{formatMessage({ id: label })}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The pages of an app in the menu, which lead there while it is on. */
function AppPlaces({ app }: { app: subApp.AppRow }) {
  const { language } = useHost()
  const { module, current } = app
  if (current === null) return '-'
  const isOn = toAppState(app) === 'on'
  return current.places.map(({ name, path }, index) => (
    <Fragment key={path}>
      {index > 0 && ' · '}
      {isOn ? (
        <PageLink to={`${subApp.PAGES_PATH}${module}${path}`}>{name[language]}</PageLink>
      ) : (
        name[language]
      )}
    </Fragment>
  ))
}

/** What the current version asks for, in words, and the company's consent. */
function ConsentSection({ app, current }: { app: subApp.AppRow; current: subApp.AppVersion }) {
  const { formatMessage } = useIntl()
  const { trust, needsConsent, decision } = app
  const isFirst = decision.consentedTo === null
  const title = formatMessage({ id: 'apps.consent.title' }, { number: current.number })
  const lead = needsConsent ? (isFirst ? null : 'apps.consent.isMore') : 'apps.consent.isGiven'
  return (
    <section className="ui-stack ui-gap-12" aria-label={title}>
      <h3 className={styles['heading']}>{title}</h3>
      {lead !== null && <p className="ui-no-margin ui-body">{formatMessage({ id: lead })}</p>}
      {trust === 'partner' && (
        <p className={styles['warning']} role="note">
          {formatMessage({ id: 'apps.consent.partner' })}
        </p>
      )}
      {trust === 'isolated' && (
        <p className={styles['hint']} role="note">
          {formatMessage({ id: 'apps.consent.isolated' })}
        </p>
      )}
      <PermissionList
        asked={current.permissions}
        // Once all is consented to, nothing of it is new.
        consentedTo={needsConsent ? decision.consentedTo : null}
      />
      <ConsentForm
        // After each decision the form begins with what is stored.
        key={`${current.id} ${decision.consentedVersionId} ${decision.roleIds?.join(' ')}`}
        app={app}
        version={current}
      />
    </section>
  )
}
