import { factor, type DataOf } from '@console/contracts'
import { AppModal, formatTime } from '@console/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../../runtime/context/shell-context.tsx'
import { QueriedList } from '../../parts/QueriedList.tsx'
import { useOwnFactor } from './factor-queries.ts'
import { KeyForm, ProofForm, type FactorParts } from './FactorSetUp.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import styles from './factor.module.css'

type OwnFactor = DataOf<typeof factor.own>

/** Views of the dialog: the present state, the proof for a change, the key of a new app, or new recovery codes. */
type View =
  | { kind: 'overview' | 'replace' | 'renew' | 'turnOff' }
  | { kind: 'key'; secret: string }
  | { kind: 'codes'; codes: readonly string[] }

const OVERVIEW: View = { kind: 'overview' }

/** The user's own second factor. New recovery codes are left by their own button only. */
export function FactorModal({ onClosed }: { onClosed: () => void }) {
  const { formatMessage, locale } = useIntl()
  const { user, brand, client, services } = useShell()
  const query = useOwnFactor()
  const [isOpen, setOpen] = useState(true)
  const [view, setView] = useState<View>(OVERVIEW)
  const showsCodes = view.kind === 'codes'
  const parts: FactorParts = {
    client,
    toast: services.toast,
    username: user.username,
    product: `${locale.startsWith('zh') ? brand.title.zh : brand.title.en} ${user.tenantName}`,
  }
  const finish = (): void => {
    void query.refetch()
    setView(OVERVIEW)
  }
  return (
    <AppModal
      open={isOpen}
      title={formatMessage({ id: showsCodes ? 'factor.codes' : 'factor.title' })}
      footer={null}
      closable={!showsCodes}
      keyboard={!showsCodes}
      onCancel={() => {
        setOpen(false)
      }}
      afterClose={onClosed}
    >
      <QueriedList query={query} failedId="factor.failed" loadingId="factor.loading">
        {(own) => <FactorView parts={parts} own={own} view={view} onView={setView} onFinished={finish} />}
      </QueriedList>
    </AppModal>
  )
}

type FactorViewProps = {
  parts: FactorParts
  own: OwnFactor
  view: View
  onView: (view: View) => void
  onFinished: () => void
}

function FactorView({ parts, own, view, onView, onFinished }: FactorViewProps) {
  const { formatMessage } = useIntl()
  const { client, toast } = parts
  const showCodes = (codes: readonly string[]) => onView({ kind: 'codes', codes })
  const text = (id: string) => formatMessage({ id })
  const back = () => onView(OVERVIEW)
  switch (view.kind) {
    case 'codes':
      return <RecoveryCodes parts={parts} codes={view.codes} onDone={onFinished} />
    case 'key':
      return <KeyForm parts={parts} secret={view.secret} onConfirmed={showCodes} onBack={back} />
    case 'renew':
      return (
        <ProofForm
          text={text('factor.renew.text')}
          okText={text('factor.renew')}
          needsCode
          send={async (body) => client.send(factor.renewCodes, { body, isQuiet: true })}
          onDone={({ recoveryCodes }) => showCodes(recoveryCodes)}
          onBack={back}
        />
      )
    case 'turnOff':
      return (
        <ProofForm
          text={text('factor.turnOff.text')}
          okText={text('factor.turnOff')}
          needsCode
          isDestructive
          send={async (body) => client.send(factor.turnOff, { body, isQuiet: true })}
          onDone={() => {
            toast.success(text('factor.turnedOff'))
            onFinished()
          }}
          onBack={back}
        />
      )
    case 'overview':
    case 'replace': {
      if (own.onSince !== null && view.kind === 'overview') return <FactorOn own={own} onView={onView} />
      const isOn = own.onSince !== null
      return (
        <ProofForm
          text={text(isOn ? 'factor.replace.text' : 'factor.off')}
          okText={text(isOn ? 'factor.continue' : 'factor.setUp')}
          needsCode={isOn}
          send={async ({ password, code }) =>
            client.send(factor.start, { body: { password, ...(isOn ? { code } : {}) }, isQuiet: true })
          }
          onDone={({ secret }) => onView({ kind: 'key', secret })}
          {...(isOn ? { onBack: back } : {})}
        />
      )
    }
  }
}

/** The factor that is on, and its actions. */
function FactorOn({ own, onView }: { own: OwnFactor; onView: (view: View) => void }) {
  const { formatMessage } = useIntl()
  const { timezone } = useShell()
  const { onSince, recoveryCodesLeft: count, isDemanded } = own
  return (
    <div className={styles['form']}>
      <p className="ui-no-margin ui-small">
        {onSince !== null && formatMessage({ id: 'factor.on' }, { time: formatTime(onSince, timezone) })}
        <br />
        {formatMessage({ id: 'factor.left' }, { count })}
      </p>
      {isDemanded && (
        <p className="ui-no-margin ui-small ui-muted">{formatMessage({ id: 'factor.demanded' })}</p>
      )}
      <div className="ui-wrap ui-gap-8">
        <Button onClick={() => onView({ kind: 'renew' })}>{formatMessage({ id: 'factor.renew' })}</Button>
        <Button onClick={() => onView({ kind: 'replace' })}>{formatMessage({ id: 'factor.replace' })}</Button>
        <Button danger disabled={isDemanded} onClick={() => onView({ kind: 'turnOff' })}>
          {formatMessage({ id: 'factor.turnOff' })}
        </Button>
      </div>
    </div>
  )
}
