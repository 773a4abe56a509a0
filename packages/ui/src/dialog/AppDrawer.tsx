import { Drawer, type DrawerProps } from 'antd'
import { PartBoundary } from '../part-boundary/PartBoundary.tsx'

/** A drawer of the console: what throws in it leaves the page below. */
export function AppDrawer({ children, ...props }: DrawerProps) {
  return (
    <Drawer {...props}>
      <PartBoundary>{children}</PartBoundary>
    </Drawer>
  )
}
