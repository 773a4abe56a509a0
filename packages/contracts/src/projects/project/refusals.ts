import type { ProjectReason } from './rules.ts'

/** Codes of the refusals by the rules. */
export const RULE_REFUSALS = {
  onlyOwner: 1701,
  onlyPlatform: 1702,
  onlyOwnerOrPlatform: 1703,
  onlyProviders: 1704,
  notYourOwn: 1705,
  notVerified: 1706,
  ceased: 1707,
  notOpen: 1708,
  stillPending: 1709,
  alreadyPassed: 1710,
  wasRejected: 1711,
  notRejected: 1712,
  notPending: 1713,
  notPassed: 1714,
  /** No business is named, and none could be taken. */
  noFreeBusiness: 1740,
} as const satisfies Record<ProjectReason, number>

export const PROJECT_REFUSALS = {
  ...RULE_REFUSALS,
  /** PROJ-012, PROJ-018. */
  needLowered: 1721,
  tooMuchManpower: 1722,
  unknownIndustry: 1723,
  /** A ceased project cannot continue while its contractor's business works for another. */
  businessTakenElsewhere: 1724,
  /** A rejection needs a remark. */
  remarkMissing: 1725,
  numberMissing: 1726,
  /** A business works for one project at a time. */
  businessBusy: 1727,
  unknownBusiness: 1728,
  moreThanNeeded: 1729,
  unknownFile: 1730,
  notASeat: 1731,
  reportExists: 1732,
  /** The month has not ended, or was before the project. */
  monthOutside: 1733,
  emptyFile: 1734,
  program: 1735,
  otherThanNamed: 1736,
  tooLarge: 1737,
  cutOff: 1738,
  noFile: 1739,
  /** A company has uploaded as many bytes as may wait for a form that names their files. */
  tooMuchUnused: 1741,
} as const
