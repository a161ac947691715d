'use client';

export * from './piece.tsx';
