import { AppModal } from '@console/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { areSingleKeysOn, setSingleKeys } from '../../base/preferences/single-keys.ts'
import { Keys } from './Keys.tsx'
import { SHORTCUTS } from './shortcuts.ts'
import styles from './ShortcutList.module.css'

const SCOPES = ['anywhere', 'outsideFields', 'palette'] as const

/** Every shortcut of the frame with its scope, opened by `?`. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <AppModal
      open
      title={formatMessage({ id: 'shortcuts.title' })}
      footer={null}
      transitionName=""
      maskTransitionName=""
      closable={{ 'aria-label': formatMessage({ id: 'shortcuts.close' }) }}
      onCancel={onClose}
    >
      {SCOPES.map((scope) => (
        <section key={scope}>
          <h2 className={styles['scope']}>{formatMessage({ id: `shortcuts.scope.${scope}` })}</h2>
          <dl className="ui-no-margin">
            {SHORTCUTS.filter((shortcut) => shortcut.scope === scope).map(({ id }) => (
              <div key={id} className={styles['line']}>
                <dt>{formatMessage({ id: `shortcuts.${id}` })}</dt>
                <dd className="ui-rigid">
                  <Keys of={id} />
                </dd>
              </div>
            ))}
          </dl>
          {scope === 'outsideFields' && <SingleKeys />}
        </section>
      ))}
    </AppModal>
  )
}

/** Turns the keys off that are pressed without Ctrl. */
function SingleKeys() {
  const { formatMessage } = useIntl()
  const [isOn, setOn] = useState(areSingleKeysOn)
  return (
    <label className={`ui-pointer ${styles['line']}`}>
      {formatMessage({ id: 'shortcuts.singleKeys' })}
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setSingleKeys(target.checked)
          setOn(target.checked)
        }}
      />
    </label>
  )
}
