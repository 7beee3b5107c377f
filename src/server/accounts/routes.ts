import {
  changeEmail,
  changePassword,
  changeProfile,
  deleteAccount,
  exportAccount,
  profile,
  removeAvatar,
  setAvatar,
  userList,
  userRecord,
} from '#api/account.ts';
import { confirmSecondFactor, endSecondFactor, giveCode, secondFactor, setUpSecondFactor } from '#api/second-factor.ts';
import {
  endSession,
  login,
  logout,
  recoverPassword,
  register,
  resetPassword,
  returnFromProvider,
  sessionList,
  startAtProvider,
  verifyEmail,
} from '#api/security.ts';
import { route } from '../api.ts';
import { takeCode } from '../second-factor/second-step.ts';
import { beginSecondFactor, confirmFactor, endFactor, readSecondFactor } from '../second-factor/settings.ts';
import {
  closeSession,
  dropAvatar,
  readExport,
  readProfile,
  readSessions,
  readUser,
  readUsers,
  removeAccount,
  saveAvatar,
  saveEmail,
  savePassword,
  saveProfile,
} from './profile.ts';
import { comeFromProvider, goToProvider } from './provider-sign-in.ts';
import { askForReset, confirmEmail, setNewPassword } from './recovery.ts';
import { signIn, signOut, signUp } from './sign-in.ts';

export const securityRoutes = [
  route(login, signIn),
  route(giveCode, takeCode),
  route(secondFactor, readSecondFactor),
  route(setUpSecondFactor, beginSecondFactor),
  route(confirmSecondFactor, confirmFactor),
  route(endSecondFactor, endFactor),
  route(register, signUp),
  route(logout, signOut),
  route(recoverPassword, askForReset),
  route(resetPassword, setNewPassword),
  route(verifyEmail, confirmEmail),
  route(startAtProvider, goToProvider),
  route(returnFromProvider, comeFromProvider),
  route(sessionList, readSessions),
  route(endSession, closeSession),
];

export const userRoutes = [
  route(profile, readProfile),
  route(changeProfile, saveProfile),
  route(changePassword, savePassword),
  route(changeEmail, saveEmail),
  route(setAvatar, saveAvatar),
  route(removeAvatar, dropAvatar),
  route(exportAccount, readExport),
  route(deleteAccount, removeAccount),
  route(userList, readUsers),
  route(userRecord, readUser),
];
