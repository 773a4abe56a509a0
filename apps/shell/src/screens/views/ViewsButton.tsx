import { Icon, IconButton } from '@console/ui'
import { Popover, Skeleton } from 'antd'
import { Suspense, useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { optionalPart } from '../../base/optional-part.ts'
import { isWithoutViews, useSavedViews } from '../../runtime/views/saved-views.ts'
import type { ViewPage } from '../../runtime/views/view-page.ts'
import trayStyles from '../parts/HeaderTray.module.css'
import styles from './ViewsButton.module.css'
import { ViewsMissing } from './ViewsMissing.tsx'

const ViewsPanel = optionalPart(
  async () => (await import(/* webpackChunkName: "on-demand-views" */ './ViewsPanel.tsx')).ViewsPanel,
  ViewsMissing,
)

type ViewsButtonProps = { page: ViewPage; isCompact: boolean }

/** Opens the person's views of a page. Absent on a server that stores none. */
export function ViewsButton({ page, isCompact }: ViewsButtonProps) {
  const { formatMessage } = useIntl()
  const views = useSavedViews()
  const [isOpen, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  if (isWithoutViews(views)) return null
  const label = formatMessage({ id: 'header.views' })

  function close() {
    setOpen(false)
    button.current?.focus()
  }
  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
  }

  const trigger = { ref: button, 'aria-expanded': isOpen, 'aria-haspopup': 'dialog' as const }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape in the button or the list closes the list
    <div ref={container} className={styles['views']} onKeyDown={closeByKey}>
      <Popover
        trigger="click"
        placement="bottomLeft"
        open={isOpen}
        onOpenChange={setOpen}
        // Beside the button, so that Tab leads on from one to the other.
        getPopupContainer={() => container.current ?? document.body}
        classNames={{ root: trayStyles['tray'] ?? '' }}
        styles={{ container: { padding: 0 } }}
        content={
          <div className={trayStyles['content']}>
            <Suspense fallback={<Skeleton className={styles['loading'] ?? ''} active title={false} />}>
              <ViewsPanel page={page} isOpen={isOpen} onClose={close} />
            </Suspense>
          </div>
        }
      >
        {isCompact ? (
          <IconButton {...trigger} icon="bookmark" label={label} />
        ) : (
          <button {...trigger} type="button" className={styles['button']}>
            <Icon name="bookmark" size={16} />
            {label}
          </button>
        )}
      </Popover>
    </div>
  )
}
