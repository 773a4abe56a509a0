export { DayFilter } from './calendar-filters/DayFilter.tsx'
export { MonthFilter } from './calendar-filters/MonthFilter.tsx'
export { RangeFilter } from './calendar-filters/RangeFilter.tsx'
export { chartPart, ChartLoading } from './chart-part/chart-part.tsx'
export { partFailed } from './chart-part/part-failed.tsx'
export { Explained } from './explained/Explained.tsx'
export { ExportButton } from './export-button/ExportButton.tsx'
export {
  businessFilter,
  dayFilter,
  organizationFilter,
  productFilter,
  rangeFilter,
} from './filters/filters.tsx'
export { BackHomeButton, NoAccess, PageFailure } from './page-failure/page-failure.tsx'
export { useOptionList, type OptionList } from './pickers/option-list.ts'
export { OptionSelect } from './pickers/OptionSelect.tsx'
export { BusinessSelect, useBusinessOptions } from './pickers/business/BusinessSelect.tsx'
export { NoBusiness } from './pickers/business/NoBusiness.tsx'
export { ProductSelect, useProductOptions } from './pickers/business/ProductSelect.tsx'
export {
  useFindOrganizations,
  useOrganizationPath,
  OrganizationSearch,
} from './pickers/organization/OrganizationSearch.tsx'
export { OrganizationSelect, useOrganizationOptions } from './pickers/organization/OrganizationSelect.tsx'
export {
  findColleagues,
  useColleagueName,
  type FindPeople,
  PersonSelect,
} from './pickers/person/PersonSelect.tsx'
export { useNamedPeople, useSessionNames } from './pickers/session/session-names.ts'
export { SessionOrganizationsSelect, SessionPeopleSelect } from './pickers/session/SessionMultiSelect.tsx'
export { LabelSelect, RuleSelect, SessionBusinessSelect } from './pickers/session/SessionSelect.tsx'
