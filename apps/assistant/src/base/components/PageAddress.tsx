import { idField, useUrlSearch } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { useMemo } from 'react'

/** A parameter of every link of the console (FRAME-006). */
const FRAME = { business_type_id: idField() }

type PageAddressProps = {
  /** All that the page reads, in one constant or memoised. */
  shape?: Parameters<typeof useUrlSearch>[0]
}

const NOTHING = {}

/** Lists the parameters of the address that could not be read; defaults replace them. */
export function PageAddress({ shape = NOTHING }: PageAddressProps) {
  const whole = useMemo(() => ({ ...FRAME, ...shape }), [shape])
  const { problems, setSearch } = useUrlSearch(whole)
  return <AddressNotice problems={problems} onClear={() => setSearch({}, { replace: true })} />
}
