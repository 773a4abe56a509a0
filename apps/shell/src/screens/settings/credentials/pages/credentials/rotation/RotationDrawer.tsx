import { credential } from '@console/contracts'
import { formatTime } from '@console/ui'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../../../../../runtime/context/shell-context.tsx'
import { ClientDrawer } from '../../../components/ClientDrawer.tsx'
import { clientLabel, successorWords } from '../../../model/client-words.ts'
import {
  findRotation,
  type Rotation,
  ROTATION_STEPS,
  type RotationStep,
  stepState,
} from '../../../model/rotation.ts'
import { useAllClients } from '../../../queries/credentials.ts'
import { ActionProblemAlert } from '../ActionProblemAlert.tsx'
import type { ClientActions } from '../use-client-actions.ts'
import styles from './RotationDrawer.module.css'

type RotationDrawerProps = { id: number; actions: ClientActions; onClose: () => void }

/** Guides through the replacement of a client, step by step (R8). */
export function RotationDrawer({ id, actions, onClose }: RotationDrawerProps) {
  const { formatMessage } = useIntl()
  const all = useAllClients({ isEnabled: true })
  const clients = all.data?.records ?? []
  return (
    <ClientDrawer
      titleId="credentials.rotation.title"
      client={clients.find((client) => client.id === id)}
      all={all}
      onClose={onClose}
    >
      {(old) => (
        <>
          <p>{formatMessage({ id: 'credentials.rotation.text' })}</p>
          <RotationSteps
            old={old}
            rotation={findRotation(old, clients)}
            actions={actions}
            isChecking={all.isFetching}
            onCheck={() => void all.refetch()}
            onDone={onClose}
          />
        </>
      )}
    </ClientDrawer>
  )
}

type RotationStepsProps = {
  old: credential.ApiClient
  rotation: Rotation
  actions: ClientActions
  isChecking: boolean
  onCheck: () => void
  /** The old client is deleted. */
  onDone: () => void
}

/** Each step with its description; only the current one can be done. */
function RotationSteps({ old, rotation, actions, isChecking, onCheck, onDone }: RotationStepsProps) {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  const { step: current, successor } = rotation

  async function drop() {
    if (!(await actions.drop(old))) return
    services.toast.success(formatMessage({ id: 'credentials.rotation.over' }))
    onDone()
  }

  const isDisabling = actions.changingId === old.id
  const contents: Record<RotationStep, ReactNode> = {
    create:
      successor === null ? (
        <StepButton
          step="create"
          current={current}
          isBusy={actions.isAdding}
          run={() => actions.add(successorWords(old))}
        />
      ) : (
        formatMessage({ id: 'credentials.rotation.create.done' }, { client: clientLabel(successor) })
      ),
    move: (
      <>
        <OldUse old={old} />
        {current === 'move' && (
          <Button loading={isChecking} onClick={onCheck}>
            {formatMessage({ id: 'credentials.rotation.check' })}
          </Button>
        )}
      </>
    ),
    disable: (
      <StepButton step="disable" current={current} isBusy={isDisabling} run={() => actions.retire(old)} />
    ),
    delete: <StepButton step="delete" current={current} isBusy={false} run={drop} />,
  }
  return (
    <>
      <ActionProblemAlert actions={actions} />
      <ol className={styles['steps']}>
        {ROTATION_STEPS.map((step) => (
          <StepItem key={step} step={step} current={current}>
            {contents[step]}
          </StepItem>
        ))}
      </ol>
    </>
  )
}

type StepProps = { step: RotationStep; current: RotationStep }

function StepItem({ step, current, children }: StepProps & { children: ReactNode }) {
  const { formatMessage } = useIntl()
  const state = stepState(step, current)
  return (
    <li
      className={styles['step']}
      data-state={state}
      {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}
    >
      <h3 className={styles['title']}>
        {formatMessage({ id: `credentials.rotation.${step}` })}{' '}
        <span className={styles['state']}>
          {formatMessage({ id: `credentials.rotation.state.${state}` })}
        </span>
      </h3>
      <p className={styles['text']}>
        {formatMessage({ id: `credentials.rotation.${step}.text` }, { days: credential.QUIET_DAYS })}
      </p>
      <div className="ui-small ui-anywhere">{children}</div>
    </li>
  )
}

type StepButtonProps = StepProps & { isBusy: boolean; run: () => Promise<unknown> }

function StepButton({ step, current, isBusy, run }: StepButtonProps) {
  const { formatMessage } = useIntl()
  return (
    <Button
      type={step === current ? 'primary' : 'default'}
      danger={step === 'delete'}
      disabled={step !== current}
      loading={isBusy}
      onClick={() => void run()}
    >
      {formatMessage({ id: `credentials.rotation.${step}` })}
    </Button>
  )
}

/** The recent calls of the old client, and the last one. */
function OldUse({ old: { recentUsage, lastUsedAt } }: { old: credential.ApiClient }) {
  const { formatMessage } = useIntl()
  const { timezone } = useShell()
  if (recentUsage === undefined) return null
  return (
    <p className={styles['use']}>
      {formatMessage(
        { id: 'credentials.rotation.move.count' },
        { count: recentUsage, days: credential.QUIET_DAYS },
      )}{' '}
      {lastUsedAt === null && formatMessage({ id: 'credentials.rotation.move.never' })}
      {lastUsedAt != null &&
        formatMessage({ id: 'credentials.rotation.move.last' }, { time: formatTime(lastUsedAt, timezone) })}
    </p>
  )
}
