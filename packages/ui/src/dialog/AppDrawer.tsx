import { Drawer, type DrawerProps } from 'antd'
import { PartBoundary } from '../part-boundary/PartBoundary.tsx'

/** A drawer of the console: an error in it does not affect the page below. */
export function AppDrawer({ children, ...props }: DrawerProps) {
  return (
    <Drawer {...props}>
      <PartBoundary>{children}</PartBoundary>
    </Drawer>
  )
}
