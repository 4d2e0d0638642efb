import { AppError, type Endpoint, isPermittedTo } from '@kithouse/contract';
import { isScope } from '../key-scope.js';
import type { Caller } from './caller.js';

/** Throws the error for a caller without access to this call. `isOperatorAddress` tells whether operators may call from there. */
export function assertAccess(endpoint: Endpoint, caller: Caller, isOperatorAddress: boolean): void {
  if (endpoint.access === 'public') {
    return;
  }
  if (isScope(endpoint.access)) {
    assertOperator(endpoint, caller, isOperatorAddress);
    return;
  }
  if (caller.kind === 'visitor' && endpoint.answers_visitors) {
    return;
  }
  if (caller.kind !== 'user') {
    throw new AppError(caller.kind === 'visitor' ? 'is_signed_failed' : 'invalid_api_key');
  }
  if (endpoint.access === 'session' && caller.user.session_id === undefined) {
    throw new AppError('invalid_permission');
  }
  if (endpoint.access === 'verified' && !caller.user.is_verified) {
    throw new AppError(endpoint.errors.includes('invalid_data') ? 'invalid_data' : 'not_verified');
  }
}

function assertOperator(endpoint: Endpoint, caller: Caller, isOperatorAddress: boolean): void {
  if (caller.kind === 'visitor') {
    throw new AppError('is_signed_failed');
  }
  if (caller.kind === 'refused') {
    throw new AppError('invalid_api_key');
  }
  if (!isOperatorAddress || !isPermitted(endpoint, caller)) {
    throw new AppError('invalid_permission');
  }
}

function isPermitted(endpoint: Endpoint, caller: Caller): boolean {
  if (caller.kind === 'publisher') {
    return endpoint.access === 'publisher';
  }
  return caller.kind === 'operator' && isPermittedTo(caller.operator.role, endpoint);
}
