import { appTexts } from '@console/domain-ui/app-texts'
import { formTexts } from '@console/ui/form-texts'
import { defineFirstTexts } from '@console/ui/texts'

/** Texts that several pages share; each page loads its own. */
export const texts = defineFirstTexts(appTexts, formTexts, {
  'project.none': ['-', '-'],
  'project.manpower': ['{confirmed} / {demand}', '{confirmed} / {demand}'],
  'project.manpower.gap': ['gap {count, number}', '缺口 {count, number}'],
  'project.manpower.filled': ['filled', '已满员'],
  'project.manpower.over': ['{count, number} over demand', '超出需求 {count, number}'],
  'project.manpower.noDemand': ['no demand', '无需求'],
  'project.daysOf': ['Days of {zones}, where the contractors work', '日期为承包商所在时区 {zones}'],
  'project.status.normal': ['Normal', '正常'],
  'project.status.suspended': ['Suspended', '已暂停'],
  'project.status.ceased': ['Ceased', '已终止'],
  'project.assignment.unconfirmed': ['Unconfirmed', '未确认'],
  'project.assignment.partially_confirmed': ['Partially confirmed', '部分确认'],
  'project.assignment.confirmed': ['Confirmed', '已确认'],
  'project.application.default': ['Not applied', '未申请'],
  'project.application.pending': ['Pending', '待审核'],
  'project.application.rejected': ['Rejected', '已驳回'],
  'project.application.passed': ['Passed', '已通过'],
  'project.verification.unverified': ['{company} is not verified yet', '{company} 尚未认证'],
  'project.verification.rejected': ['The verification of {company} was rejected', '{company} 的认证未通过'],
  'project.verification.text': [
    'You can read every open project. To apply, contact the platform offline and complete the verification; Apply is available as soon as it has passed.',
    '您可以查看所有开放项目。如需申请，请线下联系平台完成认证；认证通过后即可申请。',
  ],
  'project.verification.short': ['Not verified', '未认证'],
  'project.why.onlyOwner': [
    'Only the company that posted the project can do this.',
    '只有发布项目的企业可以执行此操作。',
  ],
  'project.why.onlyPlatform': [
    'The platform reviews applications and assigns manpower.',
    '申请审核与人力分配由平台负责。',
  ],
  'project.why.onlyOwnerOrPlatform': [
    'Only the company that posted the project and the platform can do this.',
    '只有发布项目的企业和平台可以执行此操作。',
  ],
  'project.why.onlyProviders': ['Only service providers can do this.', '只有服务商可以执行此操作。'],
  'project.why.notYourOwn': ['It is your own project.', '这是贵公司自己的项目。'],
  'project.why.notVerified': [
    'Not verified. Please contact the platform offline to complete verification.',
    '尚未认证，请线下联系平台完成认证。',
  ],
  'project.why.ceased': ['The project has ceased.', '项目已终止。'],
  'project.why.notOpen': ['The project is not under way now.', '项目目前未在进行中。'],
  'project.why.stillPending': ['Your application is being reviewed.', '申请正在审核中。'],
  'project.why.alreadyPassed': ['Your application has passed already.', '申请已经通过。'],
  'project.why.wasRejected': [
    'Your application was rejected. You can apply again.',
    '申请已被驳回，可以重新申请。',
  ],
  'project.why.notRejected': [
    'Only a rejected application is sent in again.',
    '只有被驳回的申请可以重新提交。',
  ],
  'project.why.notPending': ['There is no application to review.', '没有待审核的申请。'],
  'project.why.notPassed': ['The application has not passed.', '申请尚未通过。'],
  'project.why.noFreeBusiness': [
    'None of your company’s businesses is free for it.',
    '贵公司没有可用于该项目的空闲业务。',
  ],
  'project.noFreeBusiness': ['No business is free', '暂无空闲业务'],
  'project.noFreeBusiness.text': [
    'To apply, your company needs an enabled business that no other project has: each of yours works for a project, or an application with it waits.',
    '申请项目需要一项未被其他项目占用的启用业务。贵公司的业务均已服务于项目或正在申请中。',
  ],
  'project.noFreeBusiness.open': ['Open businesses', '前往业务管理'],
  'project.business.busy': ['{name} (taken by “{project}”)', '{name}（已被项目“{project}”占用）'],
  'project.business.busyElsewhere': ['{name} (taken by another project)', '{name}（已被其他项目占用）'],
  'project.why.noMonitor': ['Your role does not include live monitoring.', '您的角色没有实时监控权限。'],
  'project.why.notConfirmed': ['No manpower is confirmed for the project yet.', '该项目尚无已确认的人力。'],
})
