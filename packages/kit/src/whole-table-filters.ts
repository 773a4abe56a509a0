import FilterDropdown from 'antd/es/table/hooks/useFilter/FilterDropdown'

/** Gives the heads of antd's tables their filter menu, see `stand-ins/table-filters.ts`. */
window[__KIT_PARTS__] = { ...window[__KIT_PARTS__], FilterDropdown }
