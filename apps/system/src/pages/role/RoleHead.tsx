import { role } from '@console/contracts'
import { Icon } from '@console/ui'
import { Button, Input, Tooltip } from 'antd'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import styles from './RolePage.module.css'
import type { RoleDraftState } from './use-role-draft.ts'
import type { SaveProblem } from './use-save-role.ts'

type RoleHeadProps = {
  state: RoleDraftState
  problem: SaveProblem | null
  isReadOnly: boolean
  onCopy: (source: role.Role) => void
  onRemove: (removed: role.Role) => void
}

/** The name and the actions of a role. */
export function RoleHead({ state: { draft, change }, problem, isReadOnly, onCopy, onRemove }: RoleHeadProps) {
  const { formatMessage } = useIntl()
  const problemId = useId()
  const { from } = draft
  const nameProblem = problem?.location === 'name' ? problem.text : null
  return (
    <div className={styles['editorHead']}>
      <label className={styles['field']}>
        <span>{formatMessage({ id: 'role.name' })}</span>
        <Input
          value={draft.name}
          maxLength={role.ROLE_NAME_MAX}
          disabled={isReadOnly}
          status={nameProblem === null ? '' : 'error'}
          aria-invalid={nameProblem !== null}
          aria-describedby={problemId}
          onChange={(event) => change({ name: event.target.value })}
        />
      </label>
      {from !== null && (
        <div className={styles['tools']}>
          <Button icon={<Icon name="copy" size={16} />} onClick={() => onCopy(from)}>
            {formatMessage({ id: 'role.copy' })}
          </Button>
          <Tooltip
            title={
              from.people === 0 ? '' : formatMessage({ id: 'role.delete.inUse' }, { count: from.people })
            }
          >
            <Button danger disabled={from.people > 0} onClick={() => onRemove(from)}>
              {formatMessage({ id: 'role.delete' })}
            </Button>
          </Tooltip>
        </div>
      )}
      <p id={problemId} className={styles['problem']} role="alert">
        {nameProblem}
      </p>
    </div>
  )
}
