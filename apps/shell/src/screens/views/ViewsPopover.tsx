import { Popover } from 'antd'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { ViewPage } from '../../runtime/router/view-page.ts'
import { ViewsPanel } from './ViewsPanel.tsx'
import { ViewsTrigger } from './ViewsTrigger.tsx'
import trayStyles from '../parts/HeaderTray.module.css'

type ViewsPopoverProps = { page: ViewPage; isCompact: boolean }

/** The button of the views and the list that hangs from it, open from the first click on. */
export function ViewsPopover({ page, isCompact }: ViewsPopoverProps) {
  const [isOpen, setOpen] = useState(true)
  const [openings, setOpenings] = useState(1)
  const container = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    setOpen(false)
    button.current?.focus()
  }
  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape in the button or the list closes the list
    <div ref={container} className="ui-rigid ui-relative" onKeyDown={closeByKey}>
      <Popover
        trigger="click"
        placement="bottomLeft"
        open={isOpen}
        onOpenChange={(next) => {
          setOpen(next)
          if (next) setOpenings(openings + 1)
        }}
        // Beside the button, so that Tab leads on from one to the other.
        getPopupContainer={() => container.current ?? document.body}
        classNames={{ root: trayStyles['tray'] ?? '' }}
        styles={{ container: { padding: 0 } }}
        content={
          <div className={trayStyles['content']}>
            <ViewsPanel page={page} openings={openings} onClose={close} />
          </div>
        }
      >
        <ViewsTrigger ref={button} isCompact={isCompact} aria-expanded={isOpen} aria-haspopup="dialog" />
      </Popover>
    </div>
  )
}
