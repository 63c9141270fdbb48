/** The command that opens a TUN device and passes its packets to path.ts. */
import { fileURLToPath } from 'node:url';

const path = fileURLToPath(new URL('path.ts', import.meta.url));

/**
 * Node can't make the one call that connects a file to a TUN device. Perl, which every Debian has, makes it and then executes Node.
 * 0x400454ca is TUNSETIFF, 0x1001 IFF_TUN | IFF_NO_PI (linux/if_tun.h): IP packets without a header of the device.
 */
const opener = `
  $^F = 255;
  open(my $device, "+<", "/dev/net/tun") or die "/dev/net/tun: $!\\n";
  my $request = pack("a16 s x22", shift @ARGV, 0x1001);
  ioctl($device, 0x400454ca, $request) or die "TUNSETIFF: $!\\n";
  exec(@ARGV, fileno($device)) or die "$ARGV[0]: $!\\n";
`;

export function pathCommand(device: string, rttMs: number): string[] {
  return ['/usr/bin/perl', '-e', opener, device, process.execPath, path, String(rttMs)];
}
